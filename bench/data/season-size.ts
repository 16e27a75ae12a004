export const METRICS_PER_TEAM = 10

/** `athletes` per team. */
export type SeasonSize = { teams: number; athletes: number; days: number }
