import { daysAgo, mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'

/** ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** One that is open: from a day on until the next one opens. */
export type HealthRound = {
  /** The Monday of the week in which it opened. */
  week: LocalDay
  openedOn: LocalDay
  nextOn: LocalDay
}

/** The round that is open on a day of the team's calendar. */
export function roundOn(weekday: Weekday, today: LocalDay): HealthRound {
  const thisWeeks = addDays(mondayOf(today), weekday - 1)
  const openedOn = daysAgo(thisWeeks, today) >= 0 ? thisWeeks : addDays(thisWeeks, -7)
  return { week: mondayOf(openedOn), openedOn, nextOn: addDays(openedOn, 7) }
}

/** The Mondays of the weeks that touch a range. */
export function weeksIn({ from, to }: { from: LocalDay; to: LocalDay }): LocalDay[] {
  const weeks: LocalDay[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}
