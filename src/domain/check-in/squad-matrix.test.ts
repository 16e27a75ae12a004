import { expect, test } from 'vitest'
import { FULLY_AVAILABLE } from '../absence/absence.ts'
import { FURTHEST_FIRST, inOrder, matrixRows, nextOrder, questionsOf } from './squad-matrix.ts'
import type { AthleteDay } from './team-day.ts'

const QUESTIONS = ['sleep', 'mood', 'stress']

/** An athlete with a rating for each letter of the questions, in their order. */
function athlete(athleteName: string, ratings: Record<string, number>, day: Partial<AthleteDay> = {}) {
  const responses = QUESTIONS.flatMap((metricId) => {
    const rating = ratings[metricId]
    return rating === undefined ? [] : [{ ...answer, id: metricId, metricId, metricTitle: metricId, rating }]
  })
  return { athleteId: athleteName, athleteName, ...SILENT, responses, ...day }
}

const answer = { metricType: 'rating', text: null, isLate: false } as const
const SILENT = {
  avatarUrl: null,
  answeredAt: null,
  AM: null,
  PM: null,
  lateSessions: [],
  availability: FULLY_AVAILABLE,
}

const usualOf = (athleteId: string, mean: number, questions = 2) => ({
  athleteId,
  ratings: ['sleep', 'mood'].map((metricId) => ({ metricId, mean, deviation: 0.5 })),
  total: { questions, mean: questions * mean, deviation: 1 },
  loads: [null, 0, 300, 0, 0, 240],
})

test('a cell says the rating and where it stands against the athlete’s own usual', () => {
  const [ida] = matrixRows([athlete('Ida', { sleep: 2, mood: 4, stress: 1 })], [usualOf('Ida', 4, 3)])
  expect(ida?.cells.get('sleep')).toEqual({
    value: 2,
    usual: 4,
    standing: { stands: 'below', isFar: true, distance: -4 },
  })
  expect(ida?.cells.get('mood')?.standing?.stands).toBe('as-usual')
  expect(ida?.cells.get('stress')).toEqual({ value: 1, usual: null, standing: null })
  // 7 where 12 ± 1 is usual.
  expect(ida?.total).toMatchObject({ value: 7, usual: 12, standing: { stands: 'below', isFar: true } })
  // Only sleep stands below.
  expect(ida?.furthest).toBe(4)
})

test('what stands below its usual adds up; where no question does, the total counts', () => {
  const own = usualOf('Ida', 4)
  const furthest = (sleep: number, mood: number, mean = 4) => {
    const ratings = own.ratings.map((rating) => ({ ...rating, mean }))
    return matrixRows([athlete('Ida', { sleep, mood })], [{ ...own, ratings }])[0]?.furthest
  }
  expect(furthest(2, 2)).toBe(8)
  expect(furthest(2, 5)).toBe(4)
  expect(furthest(5, 4)).toBe(0)
  // Each 0.5 lower, in sum 2 where 8 ± 1 is usual.
  expect(furthest(3, 3, 3.5)).toBe(2)
})

test('as long as nothing is known of the usual, and for who has none, no cell is judged', () => {
  for (const row of matrixRows([athlete('Ida', { sleep: 1, mood: 1 }), athlete('Bo', {})])) {
    expect([...row.cells.values(), row.total].flatMap((cell) => cell?.standing ?? [])).toEqual([])
    expect(row.furthest).toBeNull()
  }
})

test('a total of other questions than the usual one is not compared, and of one question there is none', () => {
  const rows = matrixRows(
    [athlete('Ida', { sleep: 1, mood: 1 }), athlete('Bo', { sleep: 4 })],
    [usualOf('Ida', 4, 3), usualOf('Bo', 4, 1)],
  )
  expect(rows.map(({ total }) => total)).toEqual([{ value: 2, usual: null, standing: null }, null])
})

test('the load of the day stands at the end of its week; a rest is 0 and silence is nothing', () => {
  const trained = { kind: 'trained', trainingType: 'travel', rpe: 5, durationMin: 60 } as const
  const rested = { kind: 'rested' } as const
  const rows = matrixRows(
    [athlete('Ida', {}, { AM: trained, PM: rested }), athlete('Bo', {}, { PM: rested }), athlete('Cy', {})],
    [usualOf('Ida', 4)],
  )
  expect(rows.map(({ load }) => load)).toEqual([300, 0, null])
  expect(rows.map(({ week }) => week)).toEqual([[null, 0, 300, 0, 0, 240, 300], [0], [null]])
})

test('the questions stand in the team’s order, however many of them an athlete answered', () => {
  const asked = (...days: AthleteDay[]) => questionsOf(days).map(({ metricId }) => metricId)
  const [all, ends, last] = [
    athlete('Ida', { sleep: 1, mood: 1, stress: 1 }),
    athlete('Bo', { sleep: 1, stress: 1 }),
    athlete('Cy', { stress: 1 }),
  ]
  expect(asked(all, ends, last)).toEqual(QUESTIONS)
  expect(asked(last, ends, all)).toEqual(QUESTIONS)
  expect(asked(ends, all)).toEqual(QUESTIONS)
  expect(asked(athlete('Dee', {}))).toEqual([])
})

const SQUAD = matrixRows(
  [
    athlete('Ægir', { sleep: 3, mood: 4 }),
    athlete('Bo', {}),
    athlete('Cy', { sleep: 1, mood: 5 }),
    athlete('Ida', { sleep: 2, mood: 2 }),
  ],
  [usualOf('Ægir', 3), { ...usualOf('Cy', 4), loads: [900, null, 0, 0, 0, 0] }, usualOf('Ida', 3)],
)

test.each([
  [FURTHEST_FIRST, ['Cy', 'Ida', 'Ægir', 'Bo']],
  ['name', ['Ægir', 'Bo', 'Cy', 'Ida']],
  ['-name', ['Ida', 'Cy', 'Bo', 'Ægir']],
  ['sleep', ['Cy', 'Ida', 'Ægir', 'Bo']],
  ['-sleep', ['Ægir', 'Ida', 'Cy', 'Bo']],
  ['total', ['Ida', 'Cy', 'Ægir', 'Bo']],
  ['load', ['Ægir', 'Bo', 'Cy', 'Ida']],
  ['week', ['Ægir', 'Ida', 'Cy', 'Bo']],
  ['-week', ['Cy', 'Ægir', 'Ida', 'Bo']],
  ['a question that is gone', ['Ægir', 'Bo', 'Cy', 'Ida']],
])('ordered by %s, whoever has no value last', (order, names) =>
  expect(inOrder(SQUAD, order).map(({ athlete: { athleteName } }) => athleteName)).toEqual(names),
)

test('a column is ordered by what to look at first, and then the other way round', () => {
  expect(nextOrder(FURTHEST_FIRST, 'sleep')).toBe('sleep')
  expect(nextOrder('sleep', 'sleep')).toBe('-sleep')
  expect(nextOrder('-sleep', 'sleep')).toBe('sleep')
  expect(nextOrder('sleep', 'load')).toBe('-load')
  expect(nextOrder('-load', 'load')).toBe('load')
  expect(nextOrder('load', 'week')).toBe('-week')
})
