import type { LocalDay } from '../calendar/local-day.ts'
import { addDays } from '../calendar/wall-clock.ts'
import { CHRONIC_DAYS } from '../load/load-point.ts'
import type { AthleteRecord, RatingAnswer } from './athlete-record.ts'
import { baselineOf } from './baseline.ts'
import { daysAgo } from './days-ago.ts'
import type { RatingFact } from './fact.ts'
import { ratingTrendFacts } from './rating-trend-facts.ts'

/** Of ten answers the deviation is known to about a quarter (1/√(2(n − 1)) = 24 %), of five only to more than a third. */
export const MIN_BASELINE_ANSWERS = 10

/** An older answer says nothing of how the athlete is now; the answers that are missing say so. */
export const MAX_LATEST_AGE_DAYS = 3

/**
 * One and two deviations are the bands in use; Ward et al. (2018, doi:10.1123/ijspp.2018-0154) have the 28 days. Ratings
 * are whole, so whoever nearly always answers the same leaves the bands with a single step: it has to be large as well.
 */
const BANDS = { notable: { z: 1, steps: 0.75 }, far: { z: 2, steps: 1.5 } } as const

/** Per metric its latest rating, if it can be compared, and its trend, if it has one. */
export function ratingFacts({ today, ratings }: AthleteRecord) {
  return byMetric(ratings, today).flatMap((answers) => [
    ...latestFacts(answers, today),
    ...ratingTrendFacts(answers, today),
  ])
}

function latestFacts(answers: readonly RatingAnswer[], today: LocalDay): RatingFact[] {
  const latest = answers.at(-1)
  if (!latest || daysAgo(latest.date, today) > MAX_LATEST_AGE_DAYS) return []
  const from = addDays(latest.date, -CHRONIC_DAYS)
  const usual = baselineOf(
    answers.filter(({ date }) => date >= from && date < latest.date).map(({ rating }) => rating),
  )
  if (usual.answers < MIN_BASELINE_ANSWERS) return []
  const z = usual.zOf(latest.rating)
  const steps = latest.rating - usual.mean
  const leaves = (band: { z: number; steps: number }) =>
    Math.abs(steps) >= band.steps && (z === null || Math.abs(z) >= band.z)
  const stands = !leaves(BANDS.notable) ? 'as-usual' : steps < 0 ? 'below' : 'above'
  return [
    {
      kind: 'rating',
      salience: stands === 'below' ? (leaves(BANDS.far) ? 2 : 1) : leaves(BANDS.far) ? 1 : 0,
      title: latest.title,
      latest: latest.rating,
      daysAgo: daysAgo(latest.date, today),
      answers: usual.answers,
      mean: usual.mean,
      deviation: usual.deviation,
      z,
      stands,
    },
  ]
}

/** In the order of the calendar, up to today, one a day. */
function byMetric(ratings: readonly RatingAnswer[], today: LocalDay): RatingAnswer[][] {
  const metrics = new Map<string, Map<LocalDay, RatingAnswer>>()
  for (const answer of ratings.filter(({ date }) => date <= today)) {
    const ofMetric = metrics.get(answer.metricId) ?? new Map<LocalDay, RatingAnswer>()
    metrics.set(answer.metricId, ofMetric.set(answer.date, answer))
  }
  return [...metrics.values()].map((ofMetric) =>
    [...ofMetric.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  )
}
