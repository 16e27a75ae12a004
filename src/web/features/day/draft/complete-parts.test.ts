import { expect, test } from 'vitest'
import { sessionProblem } from './complete-parts.ts'
import { NEW_SESSION } from './day-draft.ts'

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
  expect(sessionProblem('AM', session)?.message).toBe(message)
})
