import type { Basis } from '../load/basis.ts'
import type { LoadPoint } from '../load/load-point.ts'
import type { WeekFigures } from '../load/week.ts'
import type { ZoneWord } from '../statistics/zone-word.ts'

/** 0 is context, 1 worth a mention, 2 worth a look, 3 to be looked at first. */
export type Salience = 0 | 1 | 2 | 3

/** The 7 days up to today against the 7 before them. */
export type LoadChangeFact = {
  kind: 'load-change'
  salience: Salience
  basis: Basis
  load: number
  before: number
  change: number | null
  reportedDays: { week: number; weekBefore: number }
}

export type LoadRatioFact = {
  kind: 'load-ratio'
  salience: Salience
  /** Since the first report, today included; 0 if there is none. */
  recordedDays: number
  /** By how much of their mean the four weeks before differ among themselves. */
  spread: number
  /** Of the last 7 days: they explain a fall, and no provider is told of them. */
  daysOut: number
} & Pick<LoadPoint, 'acute' | 'chronic' | 'ratio' | 'basis' | 'zone' | 'reportedDays'>

/** Of the 7 days up to today. */
export type MonotonyFact = {
  kind: 'monotony'
  salience: Salience
  basis: Basis
  reportedDays: number
} & Pick<WeekFigures, 'load' | 'monotony' | 'strain' | 'hasMonotony'>

/** Training again after a long time without. */
export type ReturnFact = {
  kind: 'return'
  salience: Salience
  daysWithout: number
  /** The days at hand, or the record, begin within the time without training. */
  isAtLeast: boolean
  trainedDaysSince: number
  /** The load of the last 7 days over the mean week of the four weeks before the pause; null where too little is known of them. */
  shareOfBefore: number | null
}

/** A metric's latest rating against the athlete's own answers of the 28 days before it. */
export type RatingFact = {
  kind: 'rating'
  salience: Salience
  title: string
  latest: number
  daysAgo: number
  answers: number
  mean: number
  deviation: number
  /** null where all those answers are the same. */
  z: number | null
  /** How far off the mean, in deviations of at least half a step: an athlete who always answers alike has none. */
  distance: number
  /** Lower than all of those answers. */
  isLowest: boolean
  stands: 'below' | 'as-usual' | 'above'
  metricId: string
}

/** The sum of a day's ratings against those of the 28 days before it on which the same questions were answered. */
export type WellnessTotalFact = {
  kind: 'wellness-total'
  salience: Salience
  latest: number
  daysAgo: number
  answers: number
  mean: number
  deviation: number
  distance: number
  questions: number
  /** One of them is about health. */
  isHealth: boolean
  /** Of how many of them the rating is lower than the athlete's usual. */
  lower: number
}

/** A metric that clearly rises or falls. */
export type RatingTrendFact = {
  kind: 'rating-trend'
  salience: Salience
  title: string
  /** From the first of the answers to the last, both included. */
  days: number
  answers: number
  slopePerDay: number
  /** By the fitted line, from the first day to the last. */
  change: number
  /** The same in deviations of the answers before it, of at least half a step; 0 where those are too few to know what is usual. */
  distance: number
  metricId: string
}

type Regularity = {
  salience: Salience
  daysSinceLast: number
  days: number
  ofDays: number
  /** The athlete has the day off: nothing is expected of them. */
  isOff: boolean
}

/** On how many days the check-in was answered. */
export type AnswersFact = { kind: 'answers' } & Regularity

/** On how many days a session or a rest was reported. */
export type ReportsFact = { kind: 'reports' } & Regularity

export type NotesFact = { kind: 'notes'; salience: Salience; count: number; daysSinceLast: number }

export type AthleteFact =
  | LoadChangeFact
  | LoadRatioFact
  | MonotonyFact
  | ReturnFact
  | RatingFact
  | WellnessTotalFact
  | RatingTrendFact
  | AnswersFact
  | ReportsFact
  | NotesFact

/** Athletes of a team are numbered from 1, in the order they were given, each with what counts them in. */
export type Numbered<Figures = unknown> = { athlete: number } & Figures

export type TeamLoadFact = {
  kind: 'team-load'
  salience: Salience
  athletes: number
  /** As the statistics count them: a fall of who was out is none. */
  words: Partial<Record<ZoneWord, number>>
  /** Only of those whose ratio is judged; a rise can be known before all of it is reported. Who returns does not rise. */
  rising: Numbered<{ ratio: number; basis: Basis }>[]
  falling: Numbered<{ ratio: number; basis: Basis }>[]
  returning: Numbered<Pick<ReturnFact, 'daysWithout' | 'shareOfBefore'>>[]
}

export type TeamRatingFact = {
  kind: 'team-rating'
  salience: Salience
  title: string
  /** Those with a baseline of their own. */
  athletes: number
  latest: number
  usual: number
  below: Numbered<{ latest: number; usual: number }>[]
}

export type TeamVarietyFact = {
  kind: 'team-variety'
  salience: Salience
  athletes: number
  monotonous: Numbered<{ monotony: number | 'same-load' }>[]
}

export type TeamAnswersFact = {
  kind: 'team-answers'
  salience: Salience
  athletes: number
  /** How many answer on most days, on some, and seldom or never. */
  mostDays: number
  someDays: number
  fewDays: number
  quiet: Numbered<{ daysSinceLast: number | 'never-answered' }>[]
}

export type TeamFact = TeamLoadFact | TeamRatingFact | TeamVarietyFact | TeamAnswersFact

export type Fact = AthleteFact | TeamFact

/** The first fact of a kind. */
export const factOf = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)

export const factsOf = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)

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
  'wellness-total',
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
