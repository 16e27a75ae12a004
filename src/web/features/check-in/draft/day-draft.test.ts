import { describe, expect, test } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day.ts'
import {
  type DayDraft,
  EMPTY_DRAFT,
  isBlank,
  NEW_SESSION,
  withoutParts,
  withSubmission,
} from './day-draft.ts'

const FULL: DayDraft = {
  ratings: { sleep: 4 },
  texts: { notes: 'Calf tight.' },
  AM: NEW_SESSION,
  PM: { kind: 'rested' },
  cannotTrain: 'c',
  changedAt: '2026-11-15T05:10:00.000Z',
}
const SUBMISSION: DaySubmission = {
  key: 'a',
  day: '2026-11-15',
  givenAt: '2026-11-15T05:12:00.000Z',
  answers: [
    { metricId: 'sleep', kind: 'rating', rating: 2 },
    { metricId: 'notes', kind: 'text', text: 'Fine.' },
  ],
  PM: { kind: 'trained', trainingType: 'travel', rpe: 2, durationMin: 90 },
  cannotTrain: { id: 'd', status: 'out' },
}

test.each([
  ['nothing', {}, true],
  ['blank text', { texts: { notes: '  ' } }, true],
  ['a rating', { ratings: { sleep: 1 } }, false],
  ['a word', { texts: { notes: 'ok' } }, false],
  ['a rest', { AM: { kind: 'rested' as const } }, false],
  ['nothing but that one cannot train', { cannotTrain: 'c' }, false],
])('a draft with %s is blank: %s', (_, content, blank) => {
  expect(isBlank({ ...EMPTY_DRAFT, ...content })).toBe(blank)
})

describe('when parts are submitted', () => {
  test('the others stay as they are, and as old', () => {
    expect(withoutParts(FULL, { AM: { kind: 'rested' } })).toEqual({ ...FULL, AM: null })
    expect(withoutParts(FULL, { answers: SUBMISSION.answers })).toEqual({
      ...FULL,
      ratings: {},
      texts: {},
      cannotTrain: null,
    })
  })

  test('nothing is left of a draft that was submitted whole', () => {
    const { answers, PM } = SUBMISSION
    expect(isBlank(withoutParts(FULL, { answers, AM: PM, PM }))).toBe(true)
  })
})

describe('a submission that is put back', () => {
  test('fills the form with what was given, when it was given', () => {
    expect(withSubmission(EMPTY_DRAFT, SUBMISSION)).toEqual({
      ratings: { sleep: 2 },
      texts: { notes: 'Fine.' },
      AM: null,
      PM: SUBMISSION.PM,
      cannotTrain: 'd',
      changedAt: SUBMISSION.givenAt,
    })
  })

  test('overwrites nothing that has been filled in since', () => {
    expect(withSubmission(FULL, SUBMISSION)).toEqual(FULL)
  })
})
