/** Days with data of the athlete who has just joined. */
export const NEW_ATHLETE_DAYS = 10

export const OVERREACHING_DAYS = 21

/** 0 until three weeks ago, then rising to 1 today. */
export function overreach(daysAgo: number): number {
  return Math.max(0, (OVERREACHING_DAYS - daysAgo) / OVERREACHING_DAYS)
}

export type InjuryPhase = 'healthy' | 'out' | 'first steps' | 'in the gym' | 'with the team'

export const INJURED_DAYS_AGO = 72
export const FIRST_STEPS_DAYS_AGO = 30

export function injuryPhase(daysAgo: number): InjuryPhase {
  if (daysAgo > INJURED_DAYS_AGO) return 'healthy'
  if (daysAgo > FIRST_STEPS_DAYS_AGO) return 'out'
  if (daysAgo > 19) return 'first steps'
  return daysAgo > 8 ? 'in the gym' : 'with the team'
}
