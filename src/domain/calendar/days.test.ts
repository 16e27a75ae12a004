import { expect, test } from 'vitest'
import { mondayOf } from './days.ts'

test.each([
  ['2026-11-09', '2026-11-09'],
  ['2026-11-12', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
] as const)('%s lies in the week of Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday))
