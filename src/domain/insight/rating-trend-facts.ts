import type { LocalDay } from '../calendar/local-day.ts'
import { addDays } from '../calendar/wall-clock.ts'
import type { RatingAnswer } from './athlete-record.ts'
import { daysAgo } from './days-ago.ts'
import type { RatingTrendFact } from './fact.ts'
import { fittedLine } from './fitted-line.ts'

/** The longer is tried first: it is harder to mistake for chance. */
const TREND_WINDOWS = [
  { days: 14, minAnswers: 8 },
  { days: 7, minAnswers: 5 },
] as const

/** Below one step of the scale from the first day to the last nobody would call it a trend. */
const MIN_CHANGE = 1

/**
 * How many of its standard errors the slope has to lie off 0. Two is the usual for one question looked at once; this is
 * asked of up to ten questions in two windows every day, on answers of which each resembles the one before.
 */
const MIN_STANDARD_ERRORS = 3

/** At most one: a metric that wavers has no trend worth telling. */
export function ratingTrendFacts(answers: readonly RatingAnswer[], today: LocalDay): RatingTrendFact[] {
  for (const { days, minAnswers } of TREND_WINDOWS) {
    const from = addDays(today, 1 - days)
    const recent = answers.filter(({ date }) => date >= from && date <= today)
    if (recent.length < minAnswers) continue
    const { slope, standardError } = fittedLine(
      recent.map(({ date, rating }) => ({ x: -daysAgo(date, today), y: rating })),
    )
    const change = slope * daysAgo(recent[0]!.date, recent.at(-1)!.date)
    if (Math.abs(change) < MIN_CHANGE || Math.abs(slope) < MIN_STANDARD_ERRORS * standardError) continue
    return [
      {
        kind: 'rating-trend',
        salience: slope < 0 ? 2 : 1,
        title: recent.at(-1)!.title,
        days,
        answers: recent.length,
        slopePerDay: slope,
        change,
      },
    ]
  }
  return []
}
