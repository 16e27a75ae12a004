import type { LocalDay } from '#domain/calendar/local-day.ts'
import { MAX_RPE, type Slot, type TrainingType } from '#domain/training-session/training-session.ts'
import { unitLoad } from '#domain/training-session/unit-load.ts'
import { wasOut } from './past-absences.ts'
import { type Random, randomFrom } from './random.ts'
import { type DemoAthlete, injuryPhase, overreach } from './roster.ts'
import { daysBefore, plannedDay, type PlannedSession, SEASON_DAYS } from './team-plan.ts'

export type Training = { type: TrainingType; rpe: number; durationMin: number }

/** What an athlete really did on a day, told or not. An empty slot was a rest. */
export type TrainingDay = {
  day: LocalDay
  daysAgo: number
  slots: Partial<Record<Slot, Training>>
  load: number
}

const SKIPS_TRAINING = 0.09
const MOVES_ON_A_FREE_DAY = 0.16
const TAKES_THE_EXTRA = 0.3
const RPE_SD_BETWEEN_ATHLETES = 0.45
const RPE_SD = 1.25
const DURATION_SD_SHARE = 0.14

/** The athlete's season from the first day to `today`. */
export function trainingOf(athlete: DemoAthlete, today: LocalDay): TrainingDay[] {
  const random = randomFrom(`training of ${athlete.email}`)
  const usualRpe = random.normal() * RPE_SD_BETWEEN_ATHLETES
  return Array.from({ length: SEASON_DAYS }, (_, index) => {
    const daysAgo = SEASON_DAYS - 1 - index
    const day = daysBefore(today, daysAgo)
    const slots = Object.fromEntries(
      sessionsOn(athlete, day, today, daysAgo, random).map((session) => [
        session.slot,
        performed(session, usualRpe, random),
      ]),
    )
    const load = Object.values(slots).reduce(
      (sum, { rpe, durationMin }) => sum + unitLoad(rpe, durationMin),
      0,
    )
    return { day, daysAgo, slots, load }
  })
}

function sessionsOn(
  athlete: DemoAthlete,
  day: LocalDay,
  today: LocalDay,
  daysAgo: number,
  random: Random,
): PlannedSession[] {
  const { main, extra } = plannedDay(day, today)
  const skips = random.chance(SKIPS_TRAINING)
  const moves = random.chance(MOVES_ON_A_FREE_DAY)
  const takesExtra = random.chance(TAKES_THE_EXTRA)
  if (athlete.storyline === 'fell ill' && daysAgo === 0) return []
  if (wasOut(athlete, daysAgo)) return []
  if (athlete.storyline === 'back from injury' && injuryPhase(daysAgo) !== 'healthy') {
    return rehabilitation(daysAgo, main, random)
  }
  if (athlete.storyline === 'overreaching' && overreach(daysAgo) > 0) {
    return overdoing(daysAgo, main, extra)
  }
  if (main === null) {
    return moves ? [{ type: 'other_activity', slot: 'AM', rpe: 4, durationMin: 50 }] : []
  }
  if (main.type === 'competition') return [matchFor(athlete, main, random)]
  if (skips) return []
  return extra !== null && takesExtra ? [extra, main] : [main]
}

function matchFor({ plays }: DemoAthlete, match: PlannedSession, random: Random): PlannedSession {
  const startChance = { starts: 0.85, rotates: 0.45, 'comes on late': 0.1 }[plays]
  if (random.chance(startChance)) return match
  // Those who hardly play run after the final whistle, so that the week still counts.
  return random.chance(0.6)
    ? { ...match, rpe: 6.2, durationMin: 50 }
    : { type: 'interval_metabolic', slot: 'PM', rpe: 6.4, durationMin: 40 }
}

function overdoing(
  daysAgo: number,
  main: PlannedSession | null,
  extra: PlannedSession | null,
): PlannedSession[] {
  const progress = overreach(daysAgo)
  const own: PlannedSession = { type: 'interval_metabolic', slot: 'AM', rpe: 6, durationMin: 45 }
  const harder = (session: PlannedSession): PlannedSession => ({
    ...session,
    rpe: session.rpe + progress,
    durationMin: session.durationMin * (1 + 0.2 * progress),
  })
  const second = main?.slot === 'AM' ? { ...own, slot: 'PM' as const } : (extra ?? own)
  const trainsTwice = daysAgo % (progress > 0.6 ? 2 : 4) === 0
  const sessions = main === null ? [own] : trainsTwice ? [second, main] : [main]
  return sessions.map(harder)
}

function rehabilitation(daysAgo: number, main: PlannedSession | null, random: Random): PlannedSession[] {
  const prevention: PlannedSession = { type: 'injury_prevention', slot: 'AM', rpe: 2.8, durationMin: 30 }
  const mobility: PlannedSession = { type: 'mobility_regenerative', slot: 'AM', rpe: 2.6, durationMin: 30 }
  const gym: PlannedSession = { type: 'strength_power', slot: 'PM', rpe: 4.8, durationMin: 45 }
  const bike: PlannedSession = { type: 'regenerative', slot: 'PM', rpe: 4.2, durationMin: 40 }
  switch (injuryPhase(daysAgo)) {
    case 'out':
      return []
    case 'first steps':
      return daysAgo % 2 === 0 ? [random.pick([prevention, mobility])] : []
    case 'in the gym':
      return daysAgo % 4 === 0 ? [] : [random.pick([gym, bike, gym])]
    default: {
      if (main === null) return []
      const trained = main.type === 'competition' ? { ...main, rpe: 6, durationMin: 35 } : main
      return [{ ...trained, durationMin: Math.min(trained.durationMin, 70) }]
    }
  }
}

function performed(session: PlannedSession, usualRpe: number, random: Random): Training {
  const rpe = Math.round(session.rpe + usualRpe + random.normal() * RPE_SD)
  const minutes = session.durationMin * (1 + random.normal() * DURATION_SD_SHARE)
  return {
    type: session.type,
    rpe: Math.min(MAX_RPE, Math.max(1, rpe)),
    durationMin: Math.max(10, Math.round(minutes / 5) * 5),
  }
}

/** Sessions of PMData, 15 people: Thambawita et al. 2020, MMSys, doi:10.1145/3339825.3394926 (CC BY 4.0); aggregates only. */
export const SESSIONS = {
  rpeMean: 5.72,
  rpeShareFrom4To7: 0.7305,
  durationMin: { p25: 40, p50: 60, p75: 70, p95: 120 },
  twoOnATrainingDay: 0.0737,
}

/** SoccerMon (see wellness-numbers.ts): weeks with any load, counted over what players reported. */
export const WEEKS = { load: { p25: 1660, p50: 2410, p75: 3090 }, trainingDaysMean: 4.74, monotonyP50: 1.219 }
