import { expect, test } from 'vitest'
import { isSquadOrder, nextOrder, orderSquad, type SquadOrder, type SquadRow } from './squad-order.ts'

const total = {
  basis: 'enough',
  date: '2026-11-15',
  questions: 5,
  latest: 18,
  mean: 20,
  deviation: 2,
} as const

function row(
  fullName: string,
  load: number,
  ratio: number | null,
  lastAnswer: SquadRow['lastAnswer'],
): SquadRow {
  return {
    athleteId: fullName,
    fullName,
    avatarUrl: null,
    week: {
      load,
      mean: 0,
      deviation: 1,
      monotony: load / 1000,
      strain: load,
      hasMonotony: load > 0,
      basis: 'enough',
    },
    change: {
      share: ratio === null ? null : ratio - 1,
      before: 0,
      basis: 'enough',
      reportedDays: { week: 7, weekBefore: 7 },
    },
    acwr: {
      date: '2026-11-15',
      daily: 0,
      acute: load,
      chronic: 0,
      ratio,
      basis: ratio === null ? 'short-record' : 'enough',
      zone: ratio === null ? 'none' : 'green',
      reportedDays: { acute: 7, chronic: 28 },
    },
    compliancePercent: load / 100,
    reportedDays: 28,
    lastReported: null,
    lastAnswer,
    wellness: ratio === null ? { basis: 'few-answers' } : { ...total, distance: 1 - ratio },
    sparkline: [],
    daysOut: 0,
  }
}

const squad = [
  row('Bo', 2000, 1.1, '2026-11-14'),
  row('ada', 3000, null, null),
  row('Çelik', 0, 0.9, '2026-11-15'),
  row('Dov', 2000, 1.2, '2026-11-15'),
]

test.each([
  ['name', 'ada Bo Çelik Dov'],
  ['-name', 'Dov Çelik Bo ada'],
  ['load', 'Çelik Bo Dov ada'],
  ['-load', 'ada Bo Dov Çelik'],
  ['acwr', 'Çelik Bo Dov ada'],
  ['-acwr', 'Dov Bo Çelik ada'],
  ['-change', 'Dov Bo Çelik ada'],
  ['monotony', 'Bo Dov ada Çelik'],
  ['-strain', 'ada Bo Dov Çelik'],
  ['wellness', 'Dov Bo Çelik ada'],
  ['-wellness', 'Çelik Bo Dov ada'],
  ['compliance', 'Çelik Bo Dov ada'],
  ['answer', 'Bo Çelik Dov ada'],
] satisfies [SquadOrder, string][])('ordered by %s, with nothing to compare last: %s', (order, names) =>
  expect(
    orderSquad(squad, order)
      .map(({ fullName }) => fullName)
      .join(' '),
  ).toBe(names),
)

test('a column is chosen from its highest, names from A, and turned round when chosen again', () => {
  expect(nextOrder('name', 'acwr')).toBe('-acwr')
  expect(nextOrder('-acwr', 'acwr')).toBe('acwr')
  expect(nextOrder('acwr', 'name')).toBe('name')
  expect(nextOrder('name', 'name')).toBe('-name')
})

test('only columns that exist are an order', () =>
  expect(['load', '-load', '--load', 'toString', ''].map(isSquadOrder)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]))
