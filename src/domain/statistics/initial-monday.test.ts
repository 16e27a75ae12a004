import { expect, test } from 'vitest'
import { initialMonday } from './initial-monday.ts'

test.each([
  ['of this week', '2026-11-16', '2026-11-16'],
  ['of an earlier week', '2026-11-08', '2026-11-02'],
  ['30 days ago', '2026-10-19', '2026-10-19'],
] as const)('a latest session %s opens its own week', (_, latest, monday) =>
  expect(initialMonday(latest, '2026-11-18')).toBe(monday),
)

test.each([
  ['31 days ago', '2026-10-18'],
  ['that never was', null],
] as const)('a latest session %s opens the current week', (_, latest) =>
  expect(initialMonday(latest, '2026-11-18')).toBe('2026-11-16'),
)
