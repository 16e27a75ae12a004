import { expect, test } from 'vitest'
import type { OwnReport } from './outbox.ts'
import { isAnswered, withWaiting } from './own-problems.ts'
import type { OwnProblems } from './own-problems-api.ts'

const report: OwnReport = {
  kind: 'injury',
  area: 'knee',
  side: 'left',
  beganOn: '2026-11-10',
  note: null,
  recurrenceOf: null,
  isSharedWithCoach: false,
}
const stored = {
  ...report,
  id: 'knee',
  athleteId: 'ida',
  resolvedOn: null,
  recurrence: null,
  reportedBy: 'Ida',
  isByAthlete: true,
  reportedAt: '2026-11-10T08:00:00Z',
  finding: null,
  steps: [],
}
const received: OwnProblems = {
  today: '2026-11-18',
  problems: [stored],
  round: {
    week: '2026-11-16',
    openedOn: '2026-11-18',
    nextOn: '2026-11-25',
    answeredAt: null,
    hasProblem: null,
    answers: [],
  },
}
const keptAt = '2026-11-18T12:00:00Z'

test('what the server has is shown as it is', () => {
  const { problems, round } = withWaiting(received, [])
  expect(problems).toMatchObject([{ id: 'knee', isWaiting: false }])
  expect(round && isAnswered(round)).toBe(false)
})

test('a report, a change and the answers that wait are shown, and marked', () => {
  const { problems, round } = withWaiting(received, [
    { keptAt, item: { kind: 'report', id: 'knee', report: { ...report, note: 'Sore' } } },
    { keptAt, item: { kind: 'report', id: 'hip', report: { ...report, area: 'hip-groin' } } },
    { keptAt, item: { kind: 'round', week: '2026-11-16', answers: [] } },
  ])
  expect(problems).toMatchObject([
    { id: 'hip', area: 'hip-groin', isWaiting: true },
    { id: 'knee', note: 'Sore', reportedBy: 'Ida', isWaiting: true },
  ])
  expect(round).toMatchObject({ hasProblem: false, isWaiting: true })
  expect(round && isAnswered(round)).toBe(true)
})
