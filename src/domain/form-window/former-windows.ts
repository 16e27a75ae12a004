import { LATEST_ARRIVAL_MS } from './given-in-time.ts'
import type { FormWindow } from './form-window.ts'

/** A window that counted until the staff changed it. */
export type FormerWindow = FormWindow & { until: Date }

/** More changes than these within 48 hours are not made by people. */
const MOST_KEPT = 50

/** The windows to keep, oldest first, when `window` ends: as long as an answer that was given in one may still arrive. */
export function formerWindowsWith(former: FormerWindow[], window: FormWindow, now: Date): FormerWindow[] {
  const young = former.filter(({ until }) => now.getTime() - until.getTime() <= LATEST_ARRIVAL_MS)
  return [...young, { ...window, until: now }].slice(-MOST_KEPT)
}

/** The window that counted at `moment`, if it is one of the former. */
export function formerWindowAt(former: FormerWindow[], moment: Date): FormerWindow | undefined {
  return former.find(({ until }) => moment < until)
}
