import { expect, test } from 'vitest'
import { compliance } from './compliance.ts'

test('session dates of the last 28 days; neither declared rests nor days outside count', () => {
  const reports = [
    { date: '2026-10-18', load: 300, sessions: 1 },
    { date: '2026-10-19', load: 300, sessions: 1 },
    { date: '2026-10-31', load: 0, sessions: 0 },
    { date: '2026-11-02', load: 900, sessions: 2 },
    { date: '2026-11-15', load: 40, sessions: 1 },
    { date: '2026-11-16', load: 40, sessions: 1 },
  ] as const
  expect(compliance(reports, '2026-11-15')).toBeCloseTo((3 / 28) * 100, 10)
  expect(compliance([], '2026-11-15')).toBe(0)
})
