import { afterEach, expect, test, vi } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { sendSubmission } from './send-submission.ts'
import { verdictOf } from './verdict.ts'

const GIVEN: DaySubmission = {
  key: 'a',
  day: '2026-11-15',
  givenAt: '2026-11-15T07:12:00.000Z',
  AM: { kind: 'rested' },
}

afterEach(() => vi.unstubAllGlobals())

/** Every request from now on gets this answer; what was sent is collected. */
function server(status: number, body: object) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body: text }: { body: string }) => {
    sent.push(JSON.parse(text))
    return Response.json(body, { status })
  })
  return sent
}

test('answers are sent in the name of who gave them, whoever is signed in by now', async () => {
  const day = { day: GIVEN.day, metrics: [], answers: [], AM: GIVEN.AM, PM: null }
  const sent = server(200, { day })
  expect(await sendSubmission('ida', GIVEN)).toEqual({ kind: 'stored', day })
  expect(sent).toEqual([{ ...GIVEN, athleteId: 'ida' }])
})

test('answers that arrive under another account wait for their owner', async () => {
  server(409, { code: 'other-account', message: 'These answers were given under another account.' })
  expect(verdictOf(await sendSubmission('ida', GIVEN))).toEqual({ outcome: 'signed-out' })
})
