import { expect, test } from 'vitest'
import type { LocalDay } from '../calendar/local-day.ts'
import { inEnglish } from '../language/in-english.ts'
import { writingIn } from '../language/writing.ts'
import { type FollowedUp, followUp, followUpDays, followUpWords } from './follow-up.ts'

const WEDNESDAY = '2026-11-18'
const week = (monday: LocalDay, checkIns: number, opened: number, answered: number) => ({
  monday,
  checkIns,
  opened,
  answered,
})

test('this week begins on Monday, and is compared with the four weeks before', () => {
  expect(followUpDays(WEDNESDAY)).toEqual({ from: '2026-10-19', to: WEDNESDAY })
})

test('a week with few check-ins counts for as many as it has', () => {
  expect(
    followUp(
      [week('2026-11-16', 10, 9, 4), week('2026-11-09', 90, 45, 9), week('2026-10-19', 10, 5, 1)],
      WEDNESDAY,
    ),
  ).toEqual({
    thisWeek: { checkIns: 10, opened: 9, answered: 4 },
    before: { checkIns: 100, opened: 50, answered: 10 },
  })
})

const none: FollowedUp = { checkIns: 0, opened: 0, answered: 0 }
const some: FollowedUp = { checkIns: 8, opened: 6, answered: 0 }

test.each([
  [none, some, null],
  [some, none, 'This week 75% of the check-ins were opened and 0% were answered.'],
  [
    some,
    { checkIns: 3, opened: 1, answered: 1 },
    'This week 75% of the check-ins were opened and 0% were answered. In the four weeks before it was 33% and 33%.',
  ],
])('of %j after %j it says: %s', (thisWeek, before, said) => {
  const words = followUpWords({ thisWeek, before }, writingIn('en'))
  expect(words && inEnglish(words)).toBe(said)
})
