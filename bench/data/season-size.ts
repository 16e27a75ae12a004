export const ATHLETES_PER_TEAM = 25
export const METRICS_PER_TEAM = 10

export type SeasonSize = { teams: number; days: number }
