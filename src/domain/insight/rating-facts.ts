import { daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { CHRONIC_DAYS } from '../load/load-point.ts'
import { baselineOf, MIN_BASELINE_ANSWERS } from '../wellness/baseline.ts'
import { MAX_LATEST_AGE_DAYS } from '../wellness/wellness-standing.ts'
import { MIN_QUESTIONS, totalsOf } from '../wellness/wellness-total.ts'
import type { AthleteRecord, RatingAnswer } from './athlete-record.ts'
import { MIN_DEVIATION, ratingStanding, totalStanding } from '../wellness/standing.ts'
import type { RatingFact, RatingTrendFact, WellnessTotalFact } from './fact.ts'

/** Per metric its latest rating, if it can be compared, and its trend, if it has one. */
export function ratingFacts({ today, ratings }: AthleteRecord) {
  const metrics = byMetric(ratings, today)
  return [
    ...totalFacts(metrics, today),
    ...metrics.flatMap((answers) => [...latestFacts(answers, today), ...ratingTrendFacts(answers, today)]),
  ]
}

/**
 * At most one: of the latest day, over all that was rated on it. Several questions that are each a little lower add up, as
 * the sums of Hooper and Mackinnon (1995) and McLean et al. (2010, doi:10.1123/ijspp.5.3.367) have it.
 */
function totalFacts(metrics: readonly RatingAnswer[][], today: LocalDay): WellnessTotalFact[] {
  const date = metrics
    .map((answers) => answers.at(-1)!.date)
    .toSorted()
    .at(-1)
  if (!date || daysAgo(date, today) > MAX_LATEST_AGE_DAYS) return []
  const asked = metrics.filter((answers) => answers.at(-1)!.date === date)
  if (asked.length < MIN_QUESTIONS) return []
  const from = addDays(date, -CHRONIC_DAYS)
  const totals = totalsOf(asked.flat(), new Set(asked.map(([first]) => first!.metricId)))
  const before = totals.filter(({ date: day }) => day >= from && day < date)
  const latest = totals.at(-1)!.value
  const usual = baselineOf(before.map(({ value }) => value))
  if (usual.answers < MIN_BASELINE_ANSWERS) return []
  const { stands, isFar, distance } = totalStanding(latest, usual, asked.length)
  return [
    {
      kind: 'wellness-total',
      salience: stands === 'below' && isFar ? 2 : 0,
      latest,
      daysAgo: daysAgo(date, today),
      answers: usual.answers,
      mean: usual.mean,
      deviation: usual.deviation,
      distance,
      questions: asked.length,
      isHealth: asked.some(([first]) => first!.isHealth),
      lower: asked.filter((answers) => isLower(answers, date)).length,
    },
  ]
}

function isLower(answers: readonly RatingAnswer[], date: LocalDay): boolean {
  const from = addDays(date, -CHRONIC_DAYS)
  const before = answers.filter((answer) => answer.date >= from && answer.date < date)
  return answers.at(-1)!.rating <= mean(before.map(({ rating }) => rating)) - MIN_DEVIATION
}

function latestFacts(answers: readonly RatingAnswer[], today: LocalDay): RatingFact[] {
  const latest = answers.at(-1)
  if (!latest || daysAgo(latest.date, today) > MAX_LATEST_AGE_DAYS) return []
  const from = addDays(latest.date, -CHRONIC_DAYS)
  const before = answers.filter(({ date }) => date >= from && date < latest.date).map(({ rating }) => rating)
  const usual = baselineOf(before)
  if (usual.answers < MIN_BASELINE_ANSWERS) return []
  const { stands, isFar, distance } = ratingStanding(latest.rating, usual)
  return [
    {
      kind: 'rating',
      salience: stands === 'below' ? (isFar ? 2 : 1) : isFar ? 1 : 0,
      title: latest.title,
      latest: latest.rating,
      daysAgo: daysAgo(latest.date, today),
      answers: usual.answers,
      mean: usual.mean,
      deviation: usual.deviation,
      z: usual.zOf(latest.rating),
      distance,
      isLowest: latest.rating < Math.min(...before),
      stands,
      metricId: latest.metricId,
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

/** The longer is tried first: it is harder to mistake for chance. */
const TREND_WINDOWS = [
  { days: 14, minAnswers: 8 },
  { days: 7, minAnswers: 5 },
] as const

/** Less than one step of the scale from the first day to the last is no trend to a reader. */
const MIN_CHANGE = 1

/**
 * How many of its standard errors the slope has to lie off 0. Two is the usual for one question looked at once; here
 * it is up to ten questions in two windows every day, and each answer resembles the one before.
 */
const MIN_STANDARD_ERRORS = 3

/** At most one: a metric that wavers has no trend worth telling. */
function ratingTrendFacts(answers: readonly RatingAnswer[], today: LocalDay): RatingTrendFact[] {
  if (daysAgo(answers.at(-1)!.date, today) > MAX_LATEST_AGE_DAYS) return []
  for (const { days, minAnswers } of TREND_WINDOWS) {
    const from = addDays(today, 1 - days)
    const recent = answers.filter(({ date }) => date >= from && date <= today)
    if (recent.length < minAnswers) continue
    const { slope, standardError } = fittedLine(
      recent.map(({ date, rating }) => ({ x: -daysAgo(date, today), y: rating })),
    )
    const span = daysAgo(recent[0]!.date, recent.at(-1)!.date)
    const change = slope * span
    if (Math.abs(change) < MIN_CHANGE || Math.abs(slope) < MIN_STANDARD_ERRORS * standardError) continue
    const usual = baselineOf(answers.filter(({ date }) => date < from).map(({ rating }) => rating))
    const isKnown = usual.answers >= MIN_BASELINE_ANSWERS
    return [
      {
        kind: 'rating-trend',
        salience: slope < 0 ? 2 : 1,
        title: recent.at(-1)!.title,
        days: span + 1,
        answers: recent.length,
        slopePerDay: slope,
        change,
        distance: isKnown ? change / Math.max(usual.deviation, MIN_DEVIATION) : 0,
        metricId: recent[0]!.metricId,
      },
    ]
  }
  return []
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export type FittedLine = { slope: number; standardError: number }

/** Least squares through points of at least three different x, and how far its slope may be off. */
function fittedLine(points: readonly { x: number; y: number }[]): FittedLine {
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2))
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread
  const residues = sum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2))
  return { slope, standardError: Math.sqrt(residues / (points.length - 2) / spread) }
}

const mean = (values: readonly number[]) => sum(values) / values.length
