import type { FormStatus } from './form-status.ts'
import { closeTimeOf, formDay, type FormWindow, isOpen } from './form-window.ts'

/**
 * What a status that was received at `receivedAt` has become by `now`, without asking again: the window opens, closes and
 * turns to the next day by the clock. Both moments are the device's: only what has changed between them counts, so that a
 * clock that is wrong contradicts nothing the server has said.
 */
export function foreseenStatus(status: FormStatus, receivedAt: Date, now: Date): FormStatus {
  const window = windowOf(status)
  const was = { day: formDay(window, receivedAt), isOpen: isOpen(window, receivedAt) }
  const is = { day: formDay(window, now), isOpen: isOpen(window, now) }
  const isNextDay = is.day !== was.day
  return {
    ...status,
    day: isNextDay ? is.day : status.day,
    isOpen: isNextDay || is.isOpen !== was.isOpen ? is.isOpen : status.isOpen,
  }
}

function windowOf({ openTime, closeTime, timeZone, manuallyClosed }: FormStatus): FormWindow {
  return {
    openTime: `${openTime}:00` as FormWindow['openTime'],
    closeTime: closeTimeOf(closeTime),
    timeZone,
    manuallyClosed,
    closedByHandAt: null,
    openedByHandAt: null,
  }
}
