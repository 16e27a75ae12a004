import type { metricResponses } from '#database/schema/metric-responses.ts'
import type { trainingSessions } from '#database/schema/training-sessions.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import type { WallClock } from './instant-in-zone.ts'
import { notesOf } from './notes.ts'
import { demoId, randomFrom } from './random.ts'
import { type DemoAthlete, idOf, NEW_ATHLETE_DAYS } from './roster.ts'
import { isWeekend } from './team-plan.ts'
import { type TrainingDay, trainingOf } from './training.ts'
import { demoMetrics, NOTE_TITLE, wellnessOf } from './wellness.ts'

export type AthleteRecords = {
  answers: (typeof metricResponses.$inferInsert)[]
  sessions: (typeof trainingSessions.$inferInsert)[]
}

const FIRST_ALARM_MIN = 330
const LAST_CHECK_IN_MIN = 720
const SESSION_LOGGED_MIN: Record<Slot, number> = { AM: 760, PM: 1190 }

/** What the athlete trained and felt over the season, as far as it was reported. */
export function athleteRecords(athlete: DemoAthlete, today: LocalDay, wallClock: WallClock): AthleteRecords {
  const athleteId = idOf(athlete)
  const season = trainingOf(athlete, today)
  const wellness = wellnessOf(athlete, season, today)
  const notes = notesOf(athlete, season, wellness, today)
  const reports = reportsOf(athlete, season)
  const mornings = morningsOf(athlete, season.length)

  const answers = season.flatMap(({ day }, index) =>
    (reports[index]!.checkedIn ? demoMetrics : []).map(({ id, title }) => ({
      id: demoId('answer', athlete.email, title, day),
      createdAt: wallClock(day, mornings[index]!),
      athleteId,
      metricId: id,
      date: day,
      ratingValue: title === NOTE_TITLE ? null : wellness[index]![title],
      kind: title === NOTE_TITLE ? ('text' as const) : ('rating' as const),
      textValue: title === NOTE_TITLE ? notes[index]! : null,
    })),
  )
  const sessions = season.flatMap(({ day, daysAgo, slots }, index) =>
    SLOTS.filter((slot) => reports[index]!.slots.includes(slot)).map((slot) => {
      const training = slots[slot]
      const morning = mornings[index]!
      // A rest is declared with the check-in. So is all of today, or it would lie in the future until the evening.
      const loggedMin = training && daysAgo > 0 ? SESSION_LOGGED_MIN[slot] + (morning % 50) : morning
      return {
        id: demoId('session', athlete.email, day, slot),
        createdAt: wallClock(day, loggedMin),
        athleteId,
        date: day,
        session: slot,
        trainingType: training?.type ?? null,
        rpe: training?.rpe ?? 0,
        durationMin: training?.durationMin ?? 0,
      }
    }),
  )
  return { answers, sessions }
}

/** The minute of each day at which the athlete answers: a habit of their own, give or take. */
function morningsOf({ email }: DemoAthlete, days: number): number[] {
  const random = randomFrom(`mornings of ${email}`)
  const usual = 400 + random.uniform() * 100
  return Array.from({ length: days }, () => {
    const minute = Math.round(usual + random.normal() * 22)
    return Math.min(LAST_CHECK_IN_MIN, Math.max(FIRST_ALARM_MIN, minute))
  })
}

/** What the coach hears of a day. A slot that is not in `slots` was not reported. */
export type Report = { checkedIn: boolean; slots: readonly Slot[] }

/** Missed days come in runs: an athlete who answered yesterday is likelier to answer today. */
const HABIT = 0.3
const WEEKEND_DIP = 0.1
const REPORTS = {
  onCheckInDays: { training: 0.97, rest: 0.88 },
  onOtherDays: { training: 0.45, rest: 0.12 },
}

function reportsOf(athlete: DemoAthlete, season: readonly TrainingDay[]): Report[] {
  const random = randomFrom(`reports of ${athlete.email}`)
  let answeredBefore = random.chance(athlete.checkInShare)
  return season.map((trainingDay) => {
    const { day, daysAgo, slots } = trainingDay
    const checkedIn = random.chance(checkInChance(athlete, day, answeredBefore))
    const odds = checkedIn ? REPORTS.onCheckInDays : REPORTS.onOtherDays
    const told = SLOTS.filter((slot) => random.chance(slots[slot] ? odds.training : odds.rest))
    answeredBefore = checkedIn
    if (athlete.storyline === 'new' && daysAgo >= NEW_ATHLETE_DAYS) return { checkedIn: false, slots: [] }
    if (daysAgo === 0) return todaysReport(athlete)
    return { checkedIn, slots: told }
  })
}

function checkInChance({ checkInShare }: DemoAthlete, day: LocalDay, answeredBefore: boolean): number {
  const ofThisDay = checkInShare + (isWeekend(day) ? -WEEKEND_DIP : WEEKEND_DIP * 0.4) * (1 - checkInShare)
  return ofThisDay + HABIT * ((answeredBefore ? 1 : 0) - checkInShare)
}

function todaysReport({ today }: DemoAthlete): Report {
  if (today === 'not yet') return { checkedIn: false, slots: [] }
  return { checkedIn: true, slots: today === 'all done' ? SLOTS : ['AM'] }
}
