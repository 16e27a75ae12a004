import { expect, test } from 'vitest'
import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { differingAnswers } from './differing-answers-card.tsx'

const metric = (id: string, type: 'rating' | 'text') => ({
  id,
  title: `The ${id}`,
  description: null,
  type,
  audience: 'staff' as const,
})

const STANDS: Day = {
  day: '2026-11-15',
  metrics: [metric('sleep', 'rating'), metric('mood', 'rating'), metric('notes', 'text')],
  answers: [
    { metricId: 'sleep', kind: 'rating', rating: 5 },
    { metricId: 'mood', kind: 'rating', rating: 2 },
  ],
  AM: { kind: 'rested' },
  PM: null,
}

const given = (parts: Partial<DaySubmission>): DaySubmission => ({
  key: 'a',
  day: STANDS.day,
  givenAt: '2026-11-15T07:12:00.000Z',
  ...parts,
})

const lines = (stands: Day, parts: Partial<DaySubmission>) =>
  differingAnswers(stands, given(parts), inEnglish).map((row) => `${row.title}: ${row.stands} | ${row.given}`)

test('only what differs is compared, in the order it is asked', () => {
  const answers: DaySubmission['answers'] = [
    { metricId: 'notes', kind: 'text', text: 'Calf tight' },
    { metricId: 'mood', kind: 'rating', rating: 2 },
    { metricId: 'sleep', kind: 'rating', rating: 1 },
    { metricId: 'deleted since', kind: 'rating', rating: 1 },
  ]
  expect(lines(STANDS, { answers })).toEqual([
    'The sleep: 5 excellent | 1 awful',
    'The notes: Not answered | Calf tight',
  ])
})

test('a session is compared in words, one that nothing stands for is not', () => {
  const trained = { kind: 'trained', trainingType: 'travel', rpe: 3, durationMin: 95 } as const
  expect(lines(STANDS, { AM: trained, PM: trained })).toEqual([
    'Morning Session (AM): Rest | Travel · RPE 3 · 95 min',
  ])
  expect(
    lines({ ...STANDS, answers: [] }, { answers: [{ metricId: 'sleep', kind: 'rating', rating: 1 }] }),
  ).toEqual([])
})
