import { expect, test } from 'vitest'
import { hasRecords } from './has-records.ts'

const today = '2026-11-15'
const row = { athleteId: 'ida', lastReported: null, lastAnswer: null }

test.each([
  [{}, false],
  [{ lastAnswer: '2026-11-15' }, true],
  [{ lastAnswer: '2026-10-12' }, true],
  [{ lastAnswer: '2026-10-11' }, false],
  [{ lastReported: '2026-10-12' }, true],
  [{ lastReported: '2026-10-11' }, false],
] as const)('insights look back 34 days: with %j there is something to analyze: %s', (last, has) => {
  expect(hasRecords([{ ...row, ...last }], 'ida', today)).toBe(has)
  expect(hasRecords([{ ...row, ...last }], undefined, today)).toBe(has)
  expect(hasRecords([{ ...row, ...last }], 'bo', today)).toBe(false)
})
