// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day.ts'
import { queryClient } from '#web/api/query-client.ts'
import { saidAlready } from '#web/api/reply.ts'
import { markSignOutPending } from '#web/device/sign-out-mark.ts'
import { markRefused, queued, remove } from './device-queue.ts'
import { submitDay } from './submit-day.ts'

const submission = (key: string): DaySubmission => ({
  key,
  day: '2026-11-15',
  givenAt: '2026-11-15T07:12:00.000Z',
  AM: { kind: 'rested' },
})
const SAVED = { day: '2026-11-15', metrics: [], answers: [], AM: { kind: 'rested' }, PM: null }
const CLOSED = { code: 'form-closed', message: saidAlready('Forms are closed') }
const stored = async () => Response.json({ day: SAVED })
const refused = async () =>
  Response.json({ code: 'form-closed', message: 'Forms are closed' }, { status: 403 })
/** The run that waits for it never ends, so each test has an athlete of its own. */
const never = () => new Promise<Response>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  behindAnotherTab(() => {})
})
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers each submission by its key; the keys that it was sent. */
function server(answer: (key: string) => Promise<Response>) {
  const sent: string[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { key } = JSON.parse(body) as DaySubmission
    sent.push(key)
    return answer(key)
  })
  return sent
}

/** Lets another tab do its work first, which holds the lock that sending waits for. */
function behindAnotherTab(work: () => void) {
  const request = async (_: string, send: () => Promise<unknown>) => {
    work()
    return send()
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('a submission is told what became of it, and is kept no longer', async () => {
  server(stored)
  expect(await submitDay('ida', submission('a'))).toEqual({ outcome: 'stored', day: SAVED })
  server(refused)
  expect(await submitDay('ida', submission('b'))).toEqual({ outcome: 'refused', ...CLOSED })
  expect(queued('ida')).toEqual([])
})

test('each of several is told as soon as it is sent, however long the next one takes', async () => {
  const sent = server((key) => (key === 'a' ? stored() : never()))
  const both = [submitDay('bo', submission('a')), submitDay('bo', submission('b'))]
  expect(await both[0]).toMatchObject({ outcome: 'stored' })
  expect(sent).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await both[1]).toEqual({ outcome: 'waiting', delay: 'trouble' })
  expect(queued('bo')).toMatchObject([{ submission: { key: 'b' }, delay: 'trouble' }])
})

test('one that another tab has sent meanwhile is asked about by its key', async () => {
  const sent = server(stored)
  behindAnotherTab(() => remove('cleo', 'a'))
  expect(await submitDay('cleo', submission('a'))).toEqual({ outcome: 'stored', day: SAVED })
  expect(sent).toEqual(['a'])
})

test('one that a sign-out has taken away is not sent after all', async () => {
  const sent = server(stored)
  behindAnotherTab(() => {
    markSignOutPending()
    remove('fay', 'a')
  })
  expect(await submitDay('fay', submission('a'))).toMatchObject({ outcome: 'waiting' })
  expect(sent).toEqual([])
})

test('one that another tab was refused is not sent again', async () => {
  const sent = server(stored)
  behindAnotherTab(() => markRefused('dan', 'a', CLOSED))
  expect(await submitDay('dan', submission('a'))).toEqual({ outcome: 'refused', ...CLOSED })
  expect(sent).toEqual([])
  expect(queued('dan')).toEqual([])
})

test('once it is told, nothing that follows is called late because of it', async () => {
  server(stored)
  await submitDay('eve', submission('a'))
  server(never)
  await vi.advanceTimersByTimeAsync(5000)
  void submitDay('eve', submission('b'))
  await vi.advanceTimersByTimeAsync(6000)
  expect(queued('eve')[0]).not.toHaveProperty('delay')
})
