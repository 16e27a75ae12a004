import { expect, test } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { deliver } from './deliver.ts'
import type { Verdict } from './verdict.ts'

const submission = (key: string): DaySubmission => ({
  key,
  day: '2026-11-15',
  givenAt: '2026-11-15T07:12:00.000Z',
  AM: { kind: 'rested' },
})
const day = { day: '2026-11-15', metrics: [], answers: [], AM: { kind: 'rested' as const }, PM: null }
const stored: Verdict = { outcome: 'stored', day }
const refused: Verdict = { outcome: 'refused', code: 'form-closed', message: 'Closed' }
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
