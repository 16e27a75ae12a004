import { formDay, type FormWindow, isOpen } from './form-window.ts'

export const LATEST_ARRIVAL_MS = 48 * 60 * 60 * 1000
/** Clocks of devices run a little ahead. */
const CLOCK_DRIFT_MS = 5 * 60 * 1000

type Given = { day: string; givenAt: Date }

/**
 * Whether answers for `day`, given at `givenAt` on the device, are accepted at `now`: in time while the form is open, late
 * when they were given while it was open and arrive within 48 hours.
 */
export function givenInTime(window: FormWindow, given: Given, now: Date): 'in-time' | 'late' | 'form-closed' {
  if (isOpen(window, now) && formDay(window, now) === given.day) return 'in-time'
  return isLateIn(window, given, now) ? 'late' : 'form-closed'
}

/** Whether the answers were given while `window` was open, and not too long ago. */
export function isLateIn(window: FormWindow, { day, givenAt }: Given, now: Date): boolean {
  return isRecentlyGiven(givenAt, now) && isOpen(window, givenAt) && formDay(window, givenAt) === day
}

/** What was given on a device longer ago, or on a day to come, is not taken by its own word. */
export function isRecentlyGiven(givenAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - givenAt.getTime()
  return ageMs >= -CLOCK_DRIFT_MS && ageMs <= LATEST_ARRIVAL_MS
}
