/** `athletes` and `metrics` per team. */
export type SeasonSize = { teams: number; athletes: number; metrics: number; days: number }
