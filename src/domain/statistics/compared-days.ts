import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { acwr } from '../load/acwr.ts'
import type { DayReport } from '../load/day-records.ts'
import { ewma } from '../load/ewma.ts'
import { countedRange } from '../load/load-point.ts'
import { isCoveredWeek } from '../load/load-weeks.ts'
import { middleOf } from '../load/median.ts'
import { type GivenRating, MIN_QUESTIONS, totalsOf } from '../wellness/wellness-total.ts'
import type { DateRange, LoadMethod } from './statistics-filter.ts'

/** What of a day one athlete is compared with another by; null where it is not known, or not judged. */
export type ComparedDay = { date: LocalDay; acute: number | null; ratio: number | null; total: number | null }

/** `questions`: how many ratings each total is the sum of. */
export type ComparedDays = { questions: number; days: ComparedDay[] }

type Compared = {
  /** From as long before the range as the method looks back. */
  reports: readonly DayReport[]
  recordedSince: LocalDay | null
  ratings: readonly GivenRating[]
}

type When = { range: DateRange; today: LocalDay; method: LoadMethod }

/** The days of one athlete. A load with days missing is lower than it was: it is no part of a comparison. */
export function comparedDays(
  { reports, recordedSince, ratings }: Compared,
  { range, today, method }: When,
  questions = questionsIn(ratings, range),
): ComparedDays {
  const counted = { ...countedRange(reports, range, today), recordedSince }
  const points = new Map(
    (method === 'ewma' ? ewma : acwr)(reports, counted).map((point) => [point.date, point]),
  )
  const totals = new Map(
    questions.size < MIN_QUESTIONS
      ? []
      : totalsOf(ratings, questions).map(({ date, value }) => [date, value]),
  )
  return {
    questions: questions.size,
    days: calendarDays(range.from, range.to).map((date) => {
      const point = points.get(date)
      return {
        date,
        acute: point && isCoveredWeek(point.reportedDays.acute) ? point.acute : null,
        ratio: point?.basis === 'enough' ? point.ratio : null,
        total: totals.get(date) ?? null,
      }
    }),
  }
}

/** The same of the middle of a team; the questions of a total are those that anybody of it rated in the range. */
export function middleDays(athletes: readonly Compared[], when: When): ComparedDays {
  const questions = questionsIn(
    athletes.flatMap(({ ratings }) => ratings),
    when.range,
  )
  const each = athletes.map((athlete) => comparedDays(athlete, when, questions).days)
  return {
    questions: questions.size,
    days: calendarDays(when.range.from, when.range.to).map((date, at) => {
      const middle = (of: 'acute' | 'ratio' | 'total') =>
        middleOf(each.flatMap((days) => days[at]![of] ?? []))
      return { date, acute: middle('acute'), ratio: middle('ratio'), total: middle('total') }
    }),
  }
}

const questionsIn = (ratings: readonly GivenRating[], { from, to }: DateRange): ReadonlySet<string> =>
  new Set(ratings.filter(({ date }) => date >= from && date <= to).map(({ metricId }) => metricId))
