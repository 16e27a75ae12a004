import { formDay, type FormWindow, isOpen } from '../form-window/form-window.ts'
import { isQuiet, minutesUntilQuiet, type QuietHours } from './quiet-hours.ts'

/** Minutes before closing that a team may choose among; 0 is off. */
export const REMINDER_LEADS_MIN = [0, 15, 30, 45, 60, 90, 120] as const
export type ReminderLeadMin = (typeof REMINDER_LEADS_MIN)[number]

/** What counts while a team has chosen nothing: one reminder, before closing (docs/decisions/0039). */
export const DEFAULT_LEAD_MIN: ReminderLeadMin = 45

export type ReminderTimes = { beforeClosingMin: ReminderLeadMin; atOpening: boolean }

/** A reminder by the clock; the third kind is sent by hand. */
export type TimedReminder = 'opening' | 'closing'
export const REMINDER_KINDS = ['opening', 'closing', 'nudge'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** A server that was down when a form opened says so for as long as it is news. */
const OPENING_IS_NEWS_MIN = 15
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/**
 * Which reminder is due at `now`: the last one from its minute until the form closes, so that a server that was down at that
 * minute still sends it. Asked of the window itself and by elapsed minutes, so that nights with 23 or 25 hours need no rule.
 * With the quiet hours of an athlete, to whom: for who is quiet until the form closes it comes as long before that begins.
 */
export function reminderDue(
  window: FormWindow,
  times: ReminderTimes,
  now: Date,
  quiet?: QuietHours,
): TimedReminder | null {
  if (!isOpen(window, now) || (quiet && isQuiet(quiet, now))) return null
  const { beforeClosingMin: lead, atOpening } = times
  if (lead > 0 && !isSameForm(window, now, later(now, lead))) return 'closing'
  if (lead > 0 && quiet && isLastCall(window, quiet, lead, now)) return 'closing'
  return atOpening && !isSameForm(window, now, later(now, -OPENING_IS_NEWS_MIN)) ? 'opening' : null
}

/**
 * Whether hours begin within the lead that are quiet until the form closes. A form closes before the clock shows the same time
 * again, so what is quiet in its last minute are those hours. How long they are is not asked: in some nights an hour more or less.
 */
function isLastCall(window: FormWindow, quiet: QuietHours, leadMin: number, now: Date) {
  if (minutesUntilQuiet(quiet, now) > leadMin) return false
  return isQuiet(quiet, later(now, minutesLeft(window, now)))
}

/** Whether answers of both moments, of which `now` is open, belong to the same day. */
export const isSameForm = (window: FormWindow, now: Date, other: Date) =>
  isOpen(window, other) && formDay(window, other) === formDay(window, now)

/** For how long the form that is open now stays so, by whole minutes and for a day at most. */
export function minutesLeft(window: FormWindow, now: Date): number {
  let [open, closed] = [0, DAY_MIN]
  while (closed - open > 1) {
    const between = Math.floor((open + closed) / 2)
    if (isSameForm(window, now, later(now, between))) open = between
    else closed = between
  }
  return open
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
