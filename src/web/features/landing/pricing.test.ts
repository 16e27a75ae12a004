import { expect, test } from 'vitest'
import { lastEntered } from './pricing.tsx'

const entry = (plan: string, intersectionRatio: number) => ({ plan, intersectionRatio })

test.each([
  ['a plan that is swiped to', [entry('free', 0.4), entry('pro', 0.7)], 'pro'],
  [
    'the last of several that passed by in one report',
    [entry('pro', 0.8), entry('pro', 0.3), entry('elite', 0.9)],
    'elite',
  ],
  ['no plan that leaves', [entry('free', 0.55)], undefined],
])('the dots follow %s', (_, entries, shown) => {
  expect(lastEntered(entries)?.plan).toBe(shown)
})
