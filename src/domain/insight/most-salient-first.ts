import type { Fact } from './fact.ts'

/** Among equals the order of kinds, then of their content, so that the same record always gives the same list. */
export const mostSalientFirst = <Some extends Fact>(facts: readonly Some[]): Some[] =>
  facts.toSorted(
    (a, b) =>
      b.salience - a.salience ||
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      compare(JSON.stringify(a), JSON.stringify(b)),
  )

const ORDER: readonly Fact['kind'][] = [
  'return',
  'load-ratio',
  'load-change',
  'team-load',
  'rating-trend',
  'rating',
  'team-rating',
  'monotony',
  'team-variety',
  'answers',
  'reports',
  'team-answers',
  'notes',
]

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
