import type { AthleteRecord } from './athlete-record.ts'
import type { AthleteFact } from './fact.ts'
import { loadFacts } from './load-facts.ts'
import { mostSalientFirst } from './most-salient-first.ts'
import { ratingFacts } from './rating-facts.ts'
import { regularityFacts } from './regularity-facts.ts'
import { returnFacts } from './return-facts.ts'

/** What is worth saying of one athlete, the most important first; nothing where nothing is recorded. */
export const athleteFacts = (record: AthleteRecord): AthleteFact[] =>
  mostSalientFirst([
    ...returnFacts(record),
    ...loadFacts(record),
    ...ratingFacts(record),
    ...regularityFacts(record),
  ])
