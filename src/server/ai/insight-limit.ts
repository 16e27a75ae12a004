import type { Limit } from '#server/limits/rate-limit.ts'

/** As specified: one request in 60 seconds. */
export const INSIGHTS_PER_MANAGER: Limit = { name: 'insights-manager', max: 1, windowSec: 60 }

/** As specified too, and implied by the window: within the first seconds the refusal only reads differently. */
export const MIN_GAP_SEC = 5
