import type { LocalDay } from '#domain/calendar/local-day.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'
import { randomFrom } from './random.ts'
import type { DemoAthlete } from './roster.ts'
import { NEW_ATHLETE_DAYS } from './storylines.ts'
import { isWeekend } from './team-plan.ts'
import type { TrainingDay } from './training.ts'

/** What the coach hears of a day. A slot that is not in `slots` was not reported. */
export type Report = { checkedIn: boolean; slots: readonly Slot[] }

/** Missed days come in runs: who answered yesterday is likelier to answer today. */
const HABIT = 0.3
const WEEKEND_DIP = 0.1
const REPORTS = {
  onCheckInDays: { training: 0.97, rest: 0.88 },
  onOtherDays: { training: 0.45, rest: 0.12 },
}

export function reportsOf(athlete: DemoAthlete, season: readonly TrainingDay[]): Report[] {
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
