import { expect, test } from 'vitest'
import { titleWhen } from './wording.ts'

const metric = {
  title: 'Sleep quality',
  wordings: [
    ['2026-11-01T08:00:00+00:00', 'Sleep'],
    ['2026-11-05T08:00:00+00:00', 'Rest'],
    ['2026-11-09T08:00:00+00:00', 'Sleep quality'],
  ] as [string, string][],
}

test.each([
  ['2026-10-31T08:00:00Z', 'Sleep'],
  ['2026-11-01T08:00:00Z', 'Sleep'],
  ['2026-11-05T07:59:59.999Z', 'Sleep'],
  ['2026-11-05T09:00:00+01:00', 'Rest'],
  ['2026-11-09T07:59:59Z', 'Rest'],
  ['2026-11-09T08:00:00Z', 'Sleep quality'],
])('an answer given at %s was given to “%s”', (givenAt, title) =>
  expect(titleWhen(metric, givenAt)).toBe(title),
)

test('a metric with one wording has the title it has', () =>
  expect(titleWhen({ title: 'Mood', wordings: null }, '2020-01-01T00:00:00Z')).toBe('Mood'))
