import { type LocalDay, wallClockIn } from '../calendar/local-day.ts'
import { type FormerWindow, formerWindowAt } from '../form-window/former-windows.ts'
import { formDay, type FormWindow, isOpen } from '../form-window/form-window.ts'

/** For so long it is news that a form has closed; what could not be sent by then is not sent. */
export const DIGEST_IS_NEWS_MIN = 60
const MINUTE_MS = 60_000

/**
 * The day whose form was open within the last hour and is closed now, or has made room for that of another day. Asked of the
 * windows that counted at each of those minutes, so that times over midnight, nights of 23 and 25 hours, a form that is open
 * all day and one whose times were changed need no rule of their own.
 */
export function dayJustClosed(window: FormWindow, former: FormerWindow[], now: Date): LocalDay | null {
  // Most forms are open for hours, and asking for each minute takes milliseconds.
  const begin = dayOpenAt(window, former, now, DIGEST_IS_NEWS_MIN)
  if (begin !== null && isOpen(window, now) && formDay(window, now) === begin) return null
  for (let ago = 1; ago <= DIGEST_IS_NEWS_MIN; ago++) {
    const day = dayOpenAt(window, former, now, ago)
    if (day !== null && !isToBeAnswered(window, day, now)) return day
  }
  return null
}

/** The day whose form was open so many minutes ago. */
function dayOpenAt(window: FormWindow, former: FormerWindow[], now: Date, agoMin: number): LocalDay | null {
  const moment = new Date(now.getTime() - agoMin * MINUTE_MS)
  const then = formerWindowAt(former, moment) ?? window
  return isOpen(then, moment) ? formDay(then, moment) : null
}

/** Now or later: new times may open the form of the day once more. */
function isToBeAnswered(window: FormWindow, day: LocalDay, now: Date): boolean {
  if (formDay(window, now) !== day) return false
  const opensLater = !window.manuallyClosed && wallClockIn(window.timeZone, now).time < window.openTime
  return isOpen(window, now) || opensLater
}

export const isStillNews = (dueAt: Date, now: Date) =>
  now.getTime() - dueAt.getTime() < DIGEST_IS_NEWS_MIN * MINUTE_MS
