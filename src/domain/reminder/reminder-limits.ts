import type { LocalDay } from '../calendar/local-day.ts'
import type { ReminderKind } from './reminder-due.ts'

/** Over everything: all teams, by the clock and by hand. */
export const MOST_A_DAY = 2
export const NUDGE_GAP_HOURS = 3
/** Where a short form would send its opening and its closing one after the other. */
const TIMED_GAP_MIN = 30
/** Long enough for an athlete to look it up; the rows say no more than that a mail went. */
export const KEPT_REMINDER_DAYS = 30

/**
 * A reminder that was sent or is about to be; or a dropped nudge of the same team. Its staff have read that it was sent, and may
 * not learn from the next one that it was dropped, since the reason can be an answer about health.
 */
export type Earlier = { teamId: string; day: LocalDay; kind: ReminderKind; at: Date; isDropped: boolean }
type Wanted = Pick<Earlier, 'teamId' | 'day' | 'kind'>

/** Why there is no other one now: that they were nudged, their staff know; how many they get, the staff need not. */
export function refusedBy(wanted: Wanted, earlier: Earlier[], now: Date): 'nudged' | 'enough' | null {
  const isWithin = (minutes: number) => (one: Earlier) => now.getTime() - one.at.getTime() < minutes * 60_000
  const heard = earlier.filter(({ isDropped }) => !isDropped)
  const nudges = earlier.filter(({ kind }) => kind === 'nudge')
  const isOfThatDay = ({ day }: Earlier) => day === wanted.day
  if (wanted.kind === 'nudge') {
    const today = nudges.filter((one) => isOfThatDay(one) && one.teamId === wanted.teamId)
    if (today.length > 0 || nudges.some(isWithin(NUDGE_GAP_HOURS * 60))) return 'nudged'
  } else if (heard.some(isWithin(TIMED_GAP_MIN))) return 'enough'
  return heard.filter(isOfThatDay).length >= MOST_A_DAY ? 'enough' : null
}
