import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { acwr } from '../load/acwr.ts'
import type { DayReport } from '../load/day-records.ts'
import { ewma } from '../load/ewma.ts'
import { countedRange } from '../load/load-point.ts'
import { isCoveredWeek } from '../load/load-weeks.ts'
import { middleOf } from '../load/median.ts'
import type { DayValue } from '../wellness/rating-baseline.ts'
import { type GivenRating, MIN_QUESTIONS, totalsOf } from '../wellness/wellness-total.ts'
import type { DateRange, LoadMethod } from './statistics-filter.ts'

/** What of a day one athlete is compared with another by; null where it is not known, or not judged. */
export type ComparedDay = { date: LocalDay; acute: number | null; ratio: number | null; total: number | null }

/** `questions`: how many ratings each total is the sum of. */
export type ComparedDays = { questions: number; days: ComparedDay[] }

type Loads = {
  /** From as long before the range as the method looks back. */
  reports: readonly DayReport[]
  recordedSince: LocalDay | null
}

/** A day's ratings in one: their sum, and how many questions were rated. */
export type RatedDay = { date: LocalDay; sum: number; count: number }

type When = { range: DateRange; today: LocalDay; method: LoadMethod }

/** The days of one athlete. A load with days missing is lower than it was: it is no part of a comparison. */
export function comparedDays(
  { ratings, ...loads }: Loads & { ratings: readonly GivenRating[] },
  when: When,
): ComparedDays {
  const { from, to } = when.range
  const questions = new Set(
    ratings.filter(({ date }) => date >= from && date <= to).map(({ metricId }) => metricId),
  )
  return {
    questions: questions.size,
    days: daysOf(loads, questions.size < MIN_QUESTIONS ? [] : totalsOf(ratings, questions), when),
  }
}

/** The same of the middle of a team, by the days rated in the range; a total is of all `questions` that anybody rated there. */
export function middleDays(
  athletes: readonly (Loads & { rated: readonly RatedDay[] })[],
  questions: number,
  when: When,
): ComparedDays {
  const each = athletes.map(({ rated, ...loads }) => {
    const complete = questions < MIN_QUESTIONS ? [] : rated.filter(({ count }) => count === questions)
    return daysOf(
      loads,
      complete.map(({ date, sum }) => ({ date, value: sum })),
      when,
    )
  })
  return {
    questions,
    days: calendarDays(when.range.from, when.range.to).map((date, at) => {
      const middle = (of: 'acute' | 'ratio' | 'total') =>
        middleOf(each.flatMap((days) => days[at]![of] ?? []))
      return { date, acute: middle('acute'), ratio: middle('ratio'), total: middle('total') }
    }),
  }
}

function daysOf(
  { reports, recordedSince }: Loads,
  totals: readonly DayValue[],
  { range, today, method }: When,
): ComparedDay[] {
  const counted = { ...countedRange(reports, range, today), recordedSince }
  const points = new Map(
    (method === 'ewma' ? ewma : acwr)(reports, counted).map((point) => [point.date, point]),
  )
  const totalOn = new Map(totals.map(({ date, value }) => [date, value]))
  return calendarDays(range.from, range.to).map((date) => {
    const point = points.get(date)
    return {
      date,
      acute: point && isCoveredWeek(point.reportedDays.acute) ? point.acute : null,
      ratio: point?.basis === 'enough' ? point.ratio : null,
      total: totalOn.get(date) ?? null,
    }
  })
}
