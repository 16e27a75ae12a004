import { describe, expect, test } from 'vitest'
import type { Day } from '#domain/check-in/day.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { allResponses, sessionProblem } from './complete-parts.ts'
import { type DayDraft, EMPTY_DRAFT, NEW_SESSION, type TrainedDraft } from './day-draft.ts'

const TYPED = { ...NEW_SESSION, trainingType: 'travel' as const }
const BOTH = 'Please fill in both RPE and Duration for the AM session'

test.each([
  ['rest', { kind: 'rested' as const }, undefined],
  ['the shortest', { ...TYPED, durationMin: 1 }, undefined],
  ['the longest', { ...TYPED, durationMin: 1440 }, undefined],
  ['longer than a day', { ...TYPED, durationMin: 1441 }, 'A session is at most 1440 minutes long'],
  ['an empty duration', { ...TYPED, durationMin: 0 }, BOTH],
  ['no RPE', { ...TYPED, rpe: 0 }, BOTH],
  ['no type', NEW_SESSION, 'Choose the type of training for the AM session'],
  ['neither type nor duration', { ...NEW_SESSION, durationMin: 0 }, BOTH],
])('what keeps a session from being submitted: %s', (_, session, message) => {
  const problem = sessionProblem('AM', session)
  expect(problem ? inEnglish(problem.message) : undefined).toBe(message)
})

const DAY: Day = {
  day: '2026-11-15',
  metrics: [
    { id: 'sleep', title: 'Sleep', description: null, type: 'rating', audience: 'staff' },
    { id: 'notes', title: 'Notes', description: null, type: 'text', audience: 'staff' },
  ],
  answers: [],
  AM: null,
  PM: null,
}
const ANSWERED: DayDraft = { ...EMPTY_DRAFT, ratings: { sleep: 4 }, texts: { notes: ' Calf tight. ' } }
const ANSWERS = [
  { metricId: 'sleep', kind: 'rating' as const, rating: 4 },
  { metricId: 'notes', kind: 'text' as const, text: 'Calf tight.' },
]
const CHECKED_IN: Day = { ...DAY, answers: ANSWERS }
const SESSION: SessionAnswer = { kind: 'trained', trainingType: 'competition', rpe: 7, durationMin: 75 }
const TRAINED = SESSION as TrainedDraft
const RESTED = { kind: 'rested' as const }

describe('Submit All Responses', () => {
  test.each([
    ['nothing answered', EMPTY_DRAFT, 'sleep'],
    ['a rating only', { ...ANSWERED, texts: {} }, 'notes'],
    ['blank text', { ...ANSWERED, texts: { notes: ' \n' } }, 'notes'],
    ['text only', { ...ANSWERED, ratings: {} }, 'sleep'],
  ])('waits for the metrics: %s', (_, draft, metricId) => {
    expect(allResponses(DAY, { ...draft, AM: TRAINED })).toEqual({ kind: 'metrics-incomplete', metricId })
  })

  test('submits the check-in and both sessions', () => {
    expect(allResponses(DAY, { ...ANSWERED, AM: TRAINED, PM: RESTED })).toEqual({
      kind: 'ready',
      parts: { answers: ANSWERS, AM: SESSION, PM: RESTED },
    })
  })

  test('takes along with the answers that one cannot train, and never without them', () => {
    const draft = { ...ANSWERED, AM: TRAINED, cannotTrain: 'c' }
    const out = { id: 'c', status: 'out' }
    expect(allResponses(DAY, draft)).toMatchObject({ parts: { answers: ANSWERS, cannotTrain: out } })
    expect(allResponses(CHECKED_IN, draft)).toEqual({ kind: 'ready', parts: { AM: SESSION } })
  })

  test('leaves the other session unanswered when one is answered', () => {
    expect(allResponses(DAY, { ...ANSWERED, PM: TRAINED })).toEqual({
      kind: 'ready',
      parts: { answers: ANSWERS, PM: SESSION },
    })
  })

  test.each([
    ['both unanswered', DAY, ANSWERED],
    ['both No', DAY, { ...ANSWERED, AM: RESTED, PM: RESTED }],
    ['one No, one unanswered', DAY, { ...ANSWERED, AM: RESTED }],
  ])('asks about training, and means two rests: %s', (_, day, draft) => {
    expect(allResponses(day, draft)).toEqual({
      kind: 'no-training',
      parts: { answers: ANSWERS, AM: RESTED, PM: RESTED },
    })
  })

  test('asks about training when the rest of the morning is submitted and the afternoon unanswered', () => {
    expect(allResponses({ ...CHECKED_IN, AM: RESTED }, EMPTY_DRAFT)).toEqual({
      kind: 'no-training',
      parts: { PM: RESTED },
    })
  })

  test('submits what is not yet submitted, and nothing twice', () => {
    const day = { ...DAY, AM: SESSION }
    expect(allResponses(day, { ...ANSWERED, AM: RESTED })).toEqual({
      kind: 'ready',
      parts: { answers: ANSWERS },
    })
    expect(allResponses({ ...CHECKED_IN, AM: RESTED }, { ...ANSWERED, PM: TRAINED })).toEqual({
      kind: 'ready',
      parts: { PM: SESSION },
    })
  })

  test.each([
    ['no type', NEW_SESSION],
    ['no duration', { ...TRAINED, durationMin: 0 }],
    ['no effort', { ...TRAINED, rpe: 0 }],
    ['more than a day', { ...TRAINED, durationMin: 1441 }],
  ])('points out an unfinished session: %s', (_, session) => {
    expect(allResponses(DAY, { ...ANSWERED, AM: RESTED, PM: session })).toEqual({
      kind: 'session-incomplete',
      slot: 'PM',
    })
  })

  test('has nothing to do when only an unanswered session is left', () => {
    expect(allResponses({ ...CHECKED_IN, AM: SESSION }, EMPTY_DRAFT)).toEqual({
      kind: 'only-unanswered',
      slot: 'PM',
    })
  })

  test('needs no metrics when the manager has defined none', () => {
    expect(allResponses({ ...DAY, metrics: [] }, { ...EMPTY_DRAFT, AM: TRAINED, PM: RESTED })).toEqual({
      kind: 'ready',
      parts: { AM: SESSION, PM: RESTED },
    })
  })
})
