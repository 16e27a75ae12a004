import type { LocalDay } from '../calendar/local-day.ts'
import { usualOf } from './rating-baseline.ts'
import type { Usual } from './standing.ts'
import { type GivenRating, MIN_QUESTIONS, totalsOf } from './wellness-total.ts'

/** What the answers of a day are compared with. */
export type AthleteUsual = {
  /** Of each question that was answered often enough. */
  ratings: (Usual & { metricId: string })[]
  /** Of the sum of as many questions; null where too few days have an answer to each of them. */
  total: (Usual & { questions: number }) | null
}

/**
 * Of the days before, `ratings` begin BASELINE_DAYS before the day. The total is over what was rated on the day; as long as
 * that is nothing, over what is `asked`.
 */
export function athleteUsual(
  ratings: readonly GivenRating[],
  { day, asked }: { day: LocalDay; asked: ReadonlySet<string> },
): AthleteUsual {
  const before = ratings.filter(({ date }) => date < day)
  const rated = new Set(ratings.filter(({ date }) => date === day).map(({ metricId }) => metricId))
  const questions = rated.size > 0 ? rated : asked
  const total = usualOf(totalsOf(before, questions).map(({ value }) => value))
  const perMetric = Map.groupBy(before, ({ metricId }) => metricId)
  return {
    ratings: [...perMetric].flatMap(([metricId, answers]) => {
      const usual = usualOf(answers.map(({ rating }) => rating))
      return usual ? [{ metricId, ...usual }] : []
    }),
    total: total && questions.size >= MIN_QUESTIONS ? { ...total, questions: questions.size } : null,
  }
}
