import { MAX_DURATION_MIN } from '#domain/training/session-limits.ts'

const STEP_MIN = 5

/** The next multiple of five up or down, never below five nor above a day. */
export function stepped(minutes: number, direction: 1 | -1): number {
  const steps = direction === 1 ? Math.floor(minutes / STEP_MIN) + 1 : Math.ceil(minutes / STEP_MIN) - 1
  return Math.min(MAX_DURATION_MIN, Math.max(STEP_MIN, steps * STEP_MIN))
}

/** What was typed, as whole minutes: the first digits count, and nothing is 0. */
export function typedMinutes(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}
