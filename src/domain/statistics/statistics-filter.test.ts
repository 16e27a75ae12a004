import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { rangeFault } from './statistics-filter.ts'

test.each([
  ['one day', '2026-11-18', '2026-11-18', null],
  ['two years with a leap day', '2027-03-01', '2029-02-28', null],
  ['731 days', '2026-01-01', '2028-01-01', null],
  ['732 days', '2026-01-01', '2028-01-02', 'Please choose at most two years.'],
  ['8,000 years', '1900-01-01', '9999-12-31', 'Please choose at most two years.'],
  ['backwards', '2026-11-18', '2026-11-17', 'The end date must not be before the start date.'],
] as const)('a range of %s', (_, from, to, fault) => {
  const said = rangeFault({ from, to })
  expect(said && inEnglish(said)).toBe(fault)
})
