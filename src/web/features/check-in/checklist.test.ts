import { expect, test } from 'vitest'
import type { Day } from '#domain/check-in/day.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { checklist, PART_LABELS } from './checklist.ts'
import { type DayDraft, EMPTY_DRAFT, NEW_SESSION } from './draft/day-draft.ts'
import type { DayPart } from './today.ts'

const DAY: Day = {
  day: '2026-11-15',
  metrics: [{ id: 'sleep', title: 'Sleep', description: null, type: 'rating', audience: 'staff' }],
  answers: [],
  AM: null,
  PM: null,
}
const MARKS = { done: '✓', waiting: '…', open: '○' }
const lines = (day: Day, draft: DayDraft, waiting: DayPart[] = []) =>
  checklist(day, draft, waiting).map(
    ({ part, state, stage }) => `${MARKS[stage]} ${inEnglish(PART_LABELS[part])} ${inEnglish(state)}`,
  )

test('nothing is done before anything is answered', () => {
  expect(lines(DAY, EMPTY_DRAFT)).toEqual(['○ Check-in 0 of 1', '○ AM unanswered', '○ PM unanswered'])
})

test('a session counts once it is complete, a rest at once', () => {
  const draft = { ...EMPTY_DRAFT, ratings: { sleep: 3 }, AM: NEW_SESSION, PM: { kind: 'rested' as const } }
  expect(lines(DAY, draft)).toEqual(['✓ Check-in complete', '○ AM incomplete', '✓ PM rest'])
  const AM = { ...NEW_SESSION, trainingType: 'travel' as const }
  expect(lines(DAY, { ...draft, AM })).toEqual(['✓ Check-in complete', '✓ AM session', '✓ PM rest'])
})

test('what is submitted is done, and without metrics there is no check-in', () => {
  const day = { ...DAY, metrics: [], AM: { kind: 'rested' as const } }
  expect(lines(day, EMPTY_DRAFT)).toEqual(['✓ AM submitted', '○ PM unanswered'])
})

test('what waits to be sent looks neither done nor submitted', () => {
  const day: Day = {
    ...DAY,
    answers: [{ metricId: 'sleep', kind: 'rating', rating: 4 }],
    AM: { kind: 'rested' },
  }
  expect(lines(day, EMPTY_DRAFT, ['answers'])).toEqual([
    '… Check-in waiting',
    '✓ AM submitted',
    '○ PM unanswered',
  ])
})
