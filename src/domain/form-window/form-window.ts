import { addDays, type LocalDay, type WallClock, wallClockIn, type WallTime } from '../calendar/local-day.ts'

/** When a team's daily form is open, on the wall clock of the team's time zone. */
export type FormWindow = {
  openTime: WallTime
  closeTime: WallTime
  timeZone: string
  /** Holds until the staff open it again, from `closedByHandAt` on. */
  manuallyClosed: boolean
  closedByHandAt: Date | null
  /** Opened by hand outside the window; holds until the next close time. */
  openedByHandAt: Date | null
}

export function isOpen(window: FormWindow, now: Date): boolean {
  if (isHeldClosed(window, now)) return false
  return isWithinWindow(window, wallClockIn(window.timeZone, now)) || isHeldOpen(window, now)
}

/** The day that answers given at `now` belong to: a window that crosses midnight belongs to the day it opened on. */
export function formDay(window: FormWindow, now: Date): LocalDay {
  const clock = wallClockIn(window.timeZone, now)
  const isAfterMidnight = crossesMidnight(window) && clock.time < window.closeTime
  return isAfterMidnight ? addDays(clock.day, -1) : clock.day
}

const crossesMidnight = ({ openTime, closeTime }: FormWindow) => closeTime < openTime

/** open_time <= now < close_time; across midnight the two halves of the night. */
function isWithinWindow(window: FormWindow, { time }: WallClock): boolean {
  const { openTime, closeTime } = window
  return crossesMidnight(window) ? time >= openTime || time < closeTime : time >= openTime && time < closeTime
}

/** A moment before the close was not closed yet: it decides whether a late answer was given in time. */
function isHeldClosed({ manuallyClosed, closedByHandAt }: FormWindow, now: Date): boolean {
  return manuallyClosed && (closedByHandAt === null || now >= closedByHandAt)
}

function isHeldOpen(window: FormWindow, now: Date): boolean {
  if (!window.openedByHandAt || now < window.openedByHandAt) return false
  const opened = wallClockIn(window.timeZone, window.openedByHandAt)
  const closeDay = opened.time < window.closeTime ? opened.day : addDays(opened.day, 1)
  return sortable(wallClockIn(window.timeZone, now)) < sortable({ day: closeDay, time: window.closeTime })
}

const sortable = ({ day, time }: WallClock) => `${day}T${time}`

/** What a new team starts with: open all day. */
export const INITIAL_OPEN_TIME = '00:00:00'
export const INITIAL_CLOSE_TIME = '23:59:59'

/**
 * '09:00', until which the form that is open at `now` takes answers of its day. One that was opened by hand after its close time
 * is open beyond the end of the day, but for the next one.
 */
export function openUntil(window: FormWindow, now: Date): string {
  const isPastClosing = !crossesMidnight(window) && wallClockIn(window.timeZone, now).time >= window.closeTime
  return (isPastClosing ? INITIAL_CLOSE_TIME : window.closeTime).slice(0, 5)
}

/** To the minute, a form that is open all day looks as if it closed a minute early. */
export function closeTimeOf(minute: string): WallTime {
  return INITIAL_CLOSE_TIME.startsWith(minute) ? INITIAL_CLOSE_TIME : (`${minute}:00` as WallTime)
}
