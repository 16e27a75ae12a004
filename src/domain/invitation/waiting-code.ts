const WAIT_MS = 60 * 60 * 1000

/**
 * Whether a code that was followed before signing in is still the one to go on with. The two times may be of different
 * clocks: the server's in a mailed link, the device's where it is opened.
 */
export const isStillWaiting = (followedAtMs: number, nowMs: number) =>
  Math.abs(nowMs - followedAtMs) < WAIT_MS
