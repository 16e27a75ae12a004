/**
 * Aggregates of real answers on a scale from 1 to 5, higher is better, that the demo is shaped after; no row of them is copied.
 * SoccerMon, 50 elite footballers: Midoglu et al. 2024, Scientific Data, doi:10.1038/s41597-024-03386-x (CC BY 4.0).
 */
export const RATINGS = {
  'Sleep quality': { mean: 3.26, sdWithinAthlete: 0.618, lag1: 0.144, withLoadOfDayBefore: -0.026 },
  Fatigue: { mean: 3.03, sdWithinAthlete: 0.526, lag1: 0.205, withLoadOfDayBefore: -0.132 },
  'Muscle soreness': { mean: 2.8, sdWithinAthlete: 0.565, lag1: 0.355, withLoadOfDayBefore: -0.18 },
  Stress: { mean: 3.2, sdWithinAthlete: 0.452, lag1: 0.432, withLoadOfDayBefore: 0.03 },
  Mood: { mean: 3.37, sdWithinAthlete: 0.444, lag1: 0.423, withLoadOfDayBefore: 0.023 },
} as const

export type RatingTitle = keyof typeof RATINGS

export const RATING_TITLES = Object.keys(RATINGS) as RatingTitle[]

/** Shares of days with a check-in by player, ibid. */
export const CHECK_IN_SHARE = { p25: 0.477, p50: 0.733, p75: 0.842 }
