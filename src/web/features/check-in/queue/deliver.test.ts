import { afterEach, expect, test, vi } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day.ts'
import { saidAlready } from '#web/api/reply.ts'
import { deliver, sendSubmission, type Verdict, verdictOf } from './deliver.ts'

const submission = (key: string): DaySubmission => ({
  key,
  day: '2026-11-15',
  givenAt: '2026-11-15T07:12:00.000Z',
  AM: { kind: 'rested' },
})
const savedDay = { day: '2026-11-15', metrics: [], answers: [], AM: { kind: 'rested' as const }, PM: null }
const stored: Verdict = { outcome: 'stored', day: savedDay }
const refused: Verdict = { outcome: 'refused', code: 'form-closed', message: saidAlready('Closed') }
const later: Verdict = { outcome: 'later', delay: 'no-connection' }

/** A device with a queue, and a server that answers by the given script; what happened, in words. */
function device(keys: string[], verdicts: Record<string, Verdict>) {
  const log: string[] = []
  let waiting = keys.map(submission)
  const ports = {
    waiting: () => waiting,
    send: async ({ key }: DaySubmission) => {
      log.push(`send ${key}`)
      return verdicts[key] ?? stored
    },
    settle: ({ key }: DaySubmission, { outcome }: { outcome: string }) => {
      log.push(`${outcome} ${key}`)
      waiting = waiting.filter((left) => left.key !== key)
    },
  }
  const give = (key: string) => {
    waiting = [...waiting, submission(key)]
  }
  const signOut = () => {
    waiting = []
  }
  return { log, ports, give, signOut, left: () => waiting.map(({ key }) => key) }
}

test('what waits is sent in order, each settled before the next is sent', async () => {
  const { log, ports } = device(['a', 'b'], {})
  expect(await deliver(ports)).toEqual({ outcome: 'all-settled' })
  expect(log).toEqual(['send a', 'stored a', 'send b', 'stored b'])
})

test('a refused one does not hold up those behind it', async () => {
  const { log, ports } = device(['a', 'b'], { a: refused })
  expect(await deliver(ports)).toEqual({ outcome: 'all-settled' })
  expect(log).toEqual(['send a', 'refused a', 'send b', 'stored b'])
})

test.each([
  ['later', later],
  ['signed-out', { outcome: 'signed-out' }],
] as const)('one that has to wait (%s) stays, and all behind it with it', async (_, verdict) => {
  const { log, ports, left } = device(['a', 'b', 'c'], { b: verdict })
  expect(await deliver(ports)).toEqual(verdict)
  expect(log).toEqual(['send a', 'stored a', 'send b'])
  expect(left()).toEqual(['b', 'c'])
})

test('an answer lost on its way is sent again under the same key', async () => {
  const { log, ports } = device(['a'], { a: later })
  await deliver(ports)
  await deliver({ ...ports, send: async ({ key }) => (log.push(`again ${key}`), stored) })
  expect(log).toEqual(['send a', 'again a', 'stored a'])
})

test('what is given while another is being sent goes along', async () => {
  const { log, ports, give } = device(['a'], {})
  const send = async (sent: DaySubmission) => {
    if (sent.key === 'a') give('b')
    return ports.send(sent)
  }
  await deliver({ ...ports, send })
  expect(log).toEqual(['send a', 'stored a', 'send b', 'stored b'])
})

test('a sign-out in between sends nothing more', async () => {
  const { log, ports, signOut } = device(['a', 'b'], {})
  const send = async (sent: DaySubmission) => {
    signOut()
    return ports.send(sent)
  }
  await deliver({ ...ports, send })
  expect(log).toEqual(['send a', 'stored a'])
})

test('a device that fails to note the outcome sends nothing twice in one go', async () => {
  const { log, ports } = device(['a'], {})
  await deliver({ ...ports, settle: () => {} })
  expect(log).toEqual(['send a'])
})

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

const formClosed = { code: 'form-closed', message: saidAlready('Forms are closed') }

test.each([
  [401, { code: 'session-required', message: saidAlready('Unable to verify your session.') }, 'signed-out'],
  [401, null, 'signed-out'],
  [
    409,
    { code: 'other-account', message: saidAlready('These answers were given under another account.') },
    'signed-out',
  ],
  [403, formClosed, 'refused'],
  [409, { code: 'day-differs', message: saidAlready('The first ones stand.') }, 'refused'],
  [400, { code: 'metrics-incomplete', message: saidAlready('Please fill in all metrics') }, 'refused'],
  [408, formClosed, 'later'],
  [425, formClosed, 'later'],
  [429, { code: 'too-many-attempts', message: saidAlready('Please wait') }, 'later'],
  [500, { code: 'unexpected', message: saidAlready('Something went wrong') }, 'later'],
  [503, null, 'later'],
  // A proxy or a hotel's portal, not our server.
  [403, null, 'later'],
  [404, null, 'later'],
])('an answer of %i that says %j leaves it %s', (status, refusal, outcome) => {
  expect(verdictOf({ kind: 'refused', status, refusal }).outcome).toBe(outcome)
})

test('no answer at all is a missing connection, an answer that settles nothing is trouble elsewhere', () => {
  expect(verdictOf({ kind: 'unreachable' })).toEqual({ outcome: 'later', delay: 'no-connection' })
  expect(verdictOf({ kind: 'refused', status: 500, refusal: null })).toEqual({
    outcome: 'later',
    delay: 'trouble',
  })
})

test('a refusal keeps the words of the server', () => {
  const verdict = verdictOf({ kind: 'refused', status: 403, refusal: formClosed })
  expect(verdict).toEqual({ outcome: 'refused', ...formClosed })
})
