/**
 * Whether a figure that compares a week with the time before it can carry a claim, and if not, what it lacks. 'at-least':
 * the week has too few reports, and is yet a clear rise, which any further report can only make larger.
 */
export type Basis = 'enough' | 'at-least' | 'short-record' | 'days-missing' | 'no-load-before'

/**
 * A day without a report counts as 0, so with more than two of seven missing a lower load is more likely not reported than
 * not trained (Benson et al. 2021, doi:10.52082/jssm.2021.188, on what missing days do to these figures).
 */
export const MIN_REPORTED_DAYS = { acute: 5, chronic: 20 } as const

type Known = {
  /** The record reaches back over all the days that are compared. */
  isRecorded: boolean
  /** Enough days of the week are reported. */
  isCovered: boolean
  /** And of the time before it. */
  isCoveredBefore: boolean
  hadLoad: boolean
  /** By itself a reason to look. */
  isRise: boolean
}

/** The first reason counts. */
export function basisOf(known: Known): Basis {
  if (!known.isRecorded) return 'short-record'
  if (!known.isCoveredBefore) return 'days-missing'
  if (!known.hadLoad) return known.isCovered ? 'no-load-before' : 'days-missing'
  if (known.isCovered) return 'enough'
  return known.isRise ? 'at-least' : 'days-missing'
}

/** Whether anything is claimed from a figure. */
export const isJudged = (basis: Basis): boolean => basis === 'enough' || basis === 'at-least'
