import { expect, test } from 'vitest'
import type { Day } from '#domain/check-in/day.ts'
import { correctionIn, draftOf, submittedPart } from './correction-draft.ts'

const metric = (id: string, type: 'rating' | 'text') =>
  ({ id, title: id, description: null, type, audience: 'staff' }) as const
const TRAINED = { kind: 'trained', trainingType: 'travel', rpe: 5, durationMin: 60 } as const
const DAY: Day = {
  day: '2026-11-14',
  metrics: [metric('sleep', 'rating'), metric('notes', 'text'), metric('mood', 'rating')],
  answers: [
    { metricId: 'sleep', kind: 'rating', rating: 4 },
    { metricId: 'notes', kind: 'text', text: 'fine' },
  ],
  AM: TRAINED,
  PM: null,
}

test('a day that is only looked at is not corrected', () => {
  expect(correctionIn(DAY, draftOf(DAY))).toEqual({})
})

test('a correction has what differs and nothing else', () => {
  const draft = draftOf(DAY)
  const changed = {
    answers: { ...draft.answers, mood: '2', notes: ' sore ' },
    AM: { ...draft.AM, rpe: 6 },
    PM: { ...draft.PM, kind: 'rested' as const },
  }
  expect(correctionIn(DAY, changed)).toEqual({
    answers: [
      { metricId: 'notes', kind: 'text', text: 'sore' },
      { metricId: 'mood', kind: 'rating', rating: 2 },
    ],
    AM: { ...TRAINED, rpe: 6 },
    PM: { kind: 'rested' },
  })
})

test('what was emptied stays as it was', () => {
  expect(correctionIn(DAY, { ...draftOf(DAY), answers: { sleep: '', notes: ' ' } })).toEqual({})
})

test('of today only what was submitted is there to be corrected', () => {
  expect(submittedPart(DAY)).toEqual(DAY)
  expect(submittedPart({ ...DAY, answers: [] }).metrics).toEqual([])
})
