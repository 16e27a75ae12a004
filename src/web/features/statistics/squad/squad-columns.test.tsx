// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { english } from '#domain/language/english.ts'
import { weekFigures } from '#domain/load/week.ts'
import { i18n } from '#web/language/i18n.ts'
import { COLUMNS } from './squad-columns.tsx'
import type { SquadRow } from './squad-order.ts'

afterEach(cleanup)

function shown(id: string, row: Partial<SquadRow>) {
  const { cell } = COLUMNS.find((column) => column.id === id)!
  const { container } = render(
    <I18nProvider i18n={i18n}>{cell(row as SquadRow, english, '2026-11-18')}</I18nProvider>,
  )
  return container.textContent
}

test.each([
  // Mean 300, deviation √(6 × 150² / 7) = 138.9
  ['a high monotony', [150, 150, 150, 450, 450, 450, 300], '2.16high'],
  ['a varied week', [0, 600, 0, 600, 0, 600, 0], '0.87'],
  ['seven days alike', [300, 300, 300, 300, 300, 300, 300], 'same load every day'],
  ['a week of rest', [0, 0, 0, 0, 0, 0, 0], '–'],
])('%s is told in words, not by its colour alone', (_, loads, text) =>
  expect(shown('monotony', { week: { ...weekFigures(loads), basis: 'enough' } })).toBe(text),
)

test.each([
  [-2.04, '−2.09, usually 13.1'],
  [0, '0.09, usually 13.1'],
  [1.25, '+1.39, usually 13.1'],
])('a total %s deviations from the usual has a sign, and one decimal', (distance, text) =>
  expect(
    shown('wellness', {
      wellness: {
        basis: 'enough',
        date: '2026-11-18',
        questions: 4,
        latest: 9,
        mean: 13.1,
        deviation: 2,
        distance,
      },
    }),
  ).toBe(text),
)

test.each([
  ['few-answers', 'too few answers'],
  ['none-recent', 'no recent answer'],
  ['one-rating', 'only one rating'],
] as const)('and without one it says why: %s', (basis, text) =>
  expect(shown('wellness', { wellness: { basis } })).toBe(text),
)

const fallen = { chronic: 900, reportedDays: { acute: 7, chronic: 28 }, ratio: 0.4, basis: 'enough' } as const

test.each([
  ['a fall', { ...fallen, zone: 'red' }, 0, 'Sharp drop0.407 of 7, 28 of 28 days reported'],
  [
    'one that days out explain',
    { ...fallen, zone: 'red' },
    6,
    '6 days out0.407 of 7, 28 of 28 days reported',
  ],
  [
    'days that are missing',
    { ...fallen, zone: 'none', basis: 'days-missing' },
    1,
    '1 day out0.407 of 7, 28 of 28 days reported',
  ],
  [
    'a rise after a pause',
    { ...fallen, ratio: 2, zone: 'red' },
    2,
    'Sharp rise2.007 of 7, 28 of 28 days reported',
  ],
] as const)('%s is said as what it is', (_, acwr, daysOut, text) =>
  expect(shown('acwr', { acwr: acwr as unknown as SquadRow['acwr'], daysOut })).toBe(text),
)
