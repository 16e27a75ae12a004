import { answersInsight } from './answers-insight.ts'
import type { AthleteFact } from './fact.ts'
import { type LocalInsight, MAX_INSIGHTS, NO_DATA } from './insight.ts'
import { loadInsight } from './load-insight.ts'
import { notesInsight } from './notes-insight.ts'
import { ratingsInsight } from './ratings-insight.ts'
import { varietyInsight } from './variety-insight.ts'

/** In the order they are told among equals. */
const TOPICS = [loadInsight, ratingsInsight, answersInsight, varietyInsight, notesInsight]

/** The three topics with most to say, the most salient first; fewer where there is less to say. */
export function localInsights(facts: readonly AthleteFact[]): LocalInsight[] {
  if (facts.length === 0) return [NO_DATA]
  return TOPICS.map((topic) => topic(facts))
    .filter((insight) => insight !== null)
    .toSorted((a, b) => salienceOf(b) - salienceOf(a))
    .slice(0, MAX_INSIGHTS)
}

const salienceOf = ({ basedOn }: LocalInsight) => Math.max(...basedOn.map(({ salience }) => salience))
