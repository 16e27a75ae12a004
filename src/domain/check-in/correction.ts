import { addDays, type LocalDay, localDayIn } from '../calendar/local-day.ts'
import { calendarDays, daysAgo } from '../calendar/days.ts'
import { SLOTS } from '../training-session/training-session.ts'
import type { Day } from './day.ts'

/** For how long a day can be filled in or corrected: by the athlete, and by the staff on their behalf. */
export const CORRECTION_DAYS = { athlete: 7, staff: 28 } as const
export type Corrector = keyof typeof CORRECTION_DAYS

export type CorrectionRefusal =
  | 'day-to-come'
  | 'day-not-shared'
  | 'day-before-joining'
  | 'day-too-old'
  | 'today-in-form'

/** `joinedOn` by the team's calendar; the staff see the days from `sharesFrom` on, or all of them. */
export type Membership = { joinedOn: LocalDay; sharesFrom: LocalDay | null }

/** Both days are the team's, so no clock is changed and no midnight crossed between them. */
export function isRecentEnough(by: Corrector, day: LocalDay, today: LocalDay): boolean {
  const age = daysAgo(day, today)
  return age >= 0 && age <= CORRECTION_DAYS[by]
}

/** Why a day can't be looked at here, by whomever. */
export function hiddenBecause(
  by: Corrector,
  day: LocalDay,
  today: LocalDay,
  { sharesFrom }: Membership,
): CorrectionRefusal | null {
  if (day > today) return 'day-to-come'
  if (by === 'staff' && sharesFrom !== null && day < sharesFrom) return 'day-not-shared'
  return null
}

/** Why a day can't be corrected. */
export function lockedBecause(
  by: Corrector,
  day: LocalDay,
  today: LocalDay,
  membership: Membership,
): CorrectionRefusal | null {
  const hidden = hiddenBecause(by, day, today, membership)
  if (hidden) return hidden
  if (day < membership.joinedOn) return 'day-before-joining'
  return isRecentEnough(by, day, today) ? null : 'day-too-old'
}

/** The days an athlete may correct, today first. */
export function ownDaysToCorrect(today: LocalDay, { joinedOn }: Membership): LocalDay[] {
  const first = addDays(today, -CORRECTION_DAYS.athlete)
  return calendarDays(first > joinedOn ? first : joinedOn, today).toReversed()
}

/** Whether a question stood in the form on a day, by the team's calendar. */
export const wasAskedOn = (
  { askedSince, archivedAt }: { askedSince: Date; archivedAt: Date | null },
  day: LocalDay,
  timeZone: string,
): boolean =>
  localDayIn(timeZone, askedSince) <= day && (archivedAt === null || localDayIn(timeZone, archivedAt) >= day)

/**
 * Today is answered in the form, while it is open and not before or after: what was submitted there can be corrected, the
 * rest can be filled in from tomorrow on. By the staff too: what they filled in would take the form from the athlete's hands.
 */
export const belongsToForm = (
  given: { answers?: unknown } & Partial<Record<'AM' | 'PM', unknown>>,
  stored: Day,
): boolean =>
  (given.answers !== undefined && stored.answers.length === 0) ||
  SLOTS.some((slot) => given[slot] !== undefined && stored[slot] === null)
