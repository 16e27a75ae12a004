export const SLOTS = ['AM', 'PM'] as const
export type Slot = (typeof SLOTS)[number]

/** 0 is a declared rest; a trained session starts at 1. */
export const MAX_RPE = 10
export const MAX_DURATION_MIN = 1440
