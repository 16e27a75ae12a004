import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { type BaselinePoint, type DayValue, ratingBaseline } from './rating-baseline.ts'

const DAY: LocalDay = '2026-11-18'

/** The last of them on DAY, each a day after the one before; a day without an answer is null. */
const endingOn = (day: LocalDay, values: readonly (number | null)[]): DayValue[] =>
  values.flatMap((value, at) =>
    value === null ? [] : [{ date: addDays(day, at - values.length + 1), value }],
  )
const on = (day: LocalDay, values: readonly DayValue[]) => ratingBaseline(values, { from: day, to: day })[0]!
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

test('the usual is mean and deviation of the days before, without the day itself', () => {
  // Five 3 and five 5: mean 4, each 1 away from it, √(10 / 9) = 1.0541.
  const { usual } = on(DAY, endingOn(DAY, [...times(5, 3), ...times(5, 5), 1]))
  expect(usual?.mean).toBe(4)
  expect(usual?.deviation).toBeCloseTo(1.0541, 4)
})

test('there is no usual of nine answers, and one of ten', () => {
  expect(on(DAY, endingOn(DAY, [...times(9, 3), 3])).usual).toBeNull()
  expect(on(DAY, endingOn(DAY, [...times(10, 3), 3])).usual).toEqual({ mean: 3, deviation: 0 })
})

test('the usual of a day reaches back 28 days, whether it has an answer itself or not', () => {
  const tenAnswers = endingOn(addDays(DAY, -19), times(10, 2))
  expect(tenAnswers[0]?.date).toBe(addDays(DAY, -28))
  expect(on(DAY, tenAnswers).usual).toEqual({ mean: 2, deviation: 0 })
  expect(on(addDays(DAY, 1), tenAnswers).usual).toBeNull()
})

test('the mean of a week is that of its answers, the day itself among them', () => {
  // (2 + 3 + 3 + 5) / 4; the eighth day before is not among them.
  expect(on(DAY, endingOn(DAY, [1, 2, null, 3, null, 3, null, 5])).weekMean).toBe(3.25)
})

test('there is no mean of three answers', () =>
  expect(on(DAY, endingOn(DAY, [4, null, null, null, null, 4, 4, 4])).weekMean).toBeNull())

test('without an answer there is a point for each day of the range, and nothing in it', () =>
  expect(ratingBaseline([], { from: '2026-10-24', to: '2026-10-26' })).toEqual(
    ['2026-10-24', '2026-10-25', '2026-10-26'].map((date) => ({ date, usual: null, weekMean: null })),
  ))

const SEASON_DAYS = 90
const dayAt = (offset: number) => addDays('2027-12-20', offset)
const offset = fc.integer({ min: 0, max: SEASON_DAYS - 1 })
const rating = fc.integer({ min: 1, max: 5 })
const answers = fc.uniqueArray(fc.record({ date: offset.map(dayAt), value: rating }), {
  selector: ({ date }) => date,
  minLength: SEASON_DAYS / 3,
  maxLength: SEASON_DAYS,
})
const range = fc
  .tuple(offset, offset)
  .map(([one, other]) => ({ from: dayAt(Math.min(one, other)), to: dayAt(Math.max(one, other)) }))

test('every day has a point, and what it says does not depend on the range or the order of the answers', () =>
  fc.assert(
    fc.property(answers, range, (values, { from, to }) => {
      const points = ratingBaseline(values, { from, to })
      expect(points.map(({ date }) => date)).toEqual(calendarDays(from, to))
      for (const point of points) expect(on(point.date, values.toReversed())).toEqual(point)
    }),
  ))

test('later answers change nothing, and the day’s own nothing of its usual', () =>
  fc.assert(
    fc.property(answers, offset.map(dayAt), (values, day) => {
      const point = on(day, values)
      const before = values.filter(({ date }) => date < day)
      const upToIt = values.filter(({ date }) => date <= day)
      expect(on(day, upToIt)).toEqual(point)
      expect(on(day, before).usual).toEqual(point.usual)
    }),
  ))

const meansOf = ({ usual, weekMean }: BaselinePoint) => [usual?.mean ?? [], weekMean ?? []].flat()

test('both means lie between the lowest and the highest answer, and one step up moves them by one', () =>
  fc.assert(
    fc.property(answers, offset.map(dayAt), (values, day) => {
      const point = on(day, values)
      const oneUp = values.map(({ date, value }) => ({ date, value: value + 1 }))
      const raised = on(day, oneUp)
      expect(meansOf(raised)).toHaveLength(meansOf(point).length)
      for (const [at, mean] of meansOf(point).entries()) {
        expect(mean).toBeGreaterThanOrEqual(1)
        expect(mean).toBeLessThanOrEqual(5)
        expect(meansOf(raised)[at]).toBeCloseTo(mean + 1, 9)
      }
      expect(raised.usual?.deviation ?? 0).toBeCloseTo(point.usual?.deviation ?? 0, 9)
    }),
  ))
