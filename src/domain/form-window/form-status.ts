import { z } from 'zod'
import { TimeZone } from '../calendar/calendar-schemas.ts'
import type { WallTime } from '../calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '../calendar/time-zone.ts'
import {
  closeTimeOf,
  formDay,
  type FormWindow,
  INITIAL_CLOSE_TIME,
  INITIAL_OPEN_TIME,
  isOpen,
} from './form-window.ts'

/** To the minute, as a time input gives it. */
const Minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 05:30')

export const FormSettings = z.object({ openTime: Minute, closeTime: Minute, timeZone: TimeZone })
export type FormSettings = z.infer<typeof FormSettings>

export const FormStatus = FormSettings.extend({
  isOpen: z.boolean(),
  manuallyClosed: z.boolean(),
  /** The day that answers given now belong to. */
  day: z.iso.date(),
})
export type FormStatus = z.infer<typeof FormStatus>

/** What counts while a team has no record: open, all day. */
export const INITIAL_WINDOW: FormWindow = {
  openTime: INITIAL_OPEN_TIME,
  closeTime: INITIAL_CLOSE_TIME,
  timeZone: DEFAULT_TIME_ZONE,
  manuallyClosed: false,
  closedByHandAt: null,
  openedByHandAt: null,
}

export function formStatusAt(window: FormWindow, now: Date): FormStatus {
  return {
    isOpen: isOpen(window, now),
    day: formDay(window, now),
    openTime: window.openTime.slice(0, 5),
    closeTime: window.closeTime.slice(0, 5),
    timeZone: window.timeZone,
    manuallyClosed: window.manuallyClosed,
  }
}

/** The window with other times; what was done by hand stays done. */
export function withSettings(
  window: FormWindow,
  { openTime, closeTime, timeZone }: FormSettings,
): FormWindow {
  return { ...window, openTime: `${openTime}:00` as WallTime, closeTime: closeTimeOf(closeTime), timeZone }
}

/** Once closed, closing it again changes nothing: it was closed from the first moment on. */
export function closedByHand(window: FormWindow, now: Date): FormWindow {
  if (window.manuallyClosed) return window
  return { ...window, manuallyClosed: true, closedByHandAt: now, openedByHandAt: null }
}

/** Inside the window nothing more is needed than to lift the close; outside it is held open until the next close time. */
export function openedByHand(window: FormWindow, now: Date): FormWindow {
  const lifted = { ...window, manuallyClosed: false, closedByHandAt: null, openedByHandAt: null }
  return isOpen(lifted, now) ? lifted : { ...lifted, openedByHandAt: now }
}
