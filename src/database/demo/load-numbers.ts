/** Sessions of PMData, 15 people: Thambawita et al. 2020, MMSys, doi:10.1145/3339825.3394926 (CC BY 4.0); aggregates only. */
export const SESSIONS = {
  rpeMean: 5.72,
  rpeShareFrom4To7: 0.7305,
  durationMin: { p25: 40, p50: 60, p75: 70, p95: 120 },
  twoOnATrainingDay: 0.0737,
}

/** SoccerMon (see wellness-numbers.ts): weeks with any load, counted over what players reported. */
export const WEEKS = { load: { p25: 1660, p50: 2410, p75: 3090 }, trainingDaysMean: 4.74, monotonyP50: 1.219 }
