// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DaySubmission } from '#domain/check-in/day.ts'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { saidAlready } from '#web/api/reply.ts'
import { keep, queued } from './device-queue.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'

const submission = (key: string): DaySubmission => ({
  key,
  day: '2026-11-15',
  givenAt: '2026-11-15T07:12:00.000Z',
  AM: { kind: 'rested' },
})
const SAVED = { day: '2026-11-15', metrics: [], answers: [], AM: { kind: 'rested' }, PM: null }
const CLOSED = { code: 'form-closed', message: 'Forms are closed' }
const SAID_CLOSED = { ...CLOSED, message: saidAlready(CLOSED.message) }
const stored = () => Response.json({ day: SAVED })
const noConnection = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers in this order, and the last one from then on; the keys that it was sent. */
function server(...answers: (() => Response)[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as DaySubmission).key)
    return (answers.length > 1 ? answers.shift() : answers[0])!()
  })
  return sent
}

const give = (...keys: string[]) => keys.forEach((key) => keep('ida', submission(key), new Date()))

test('what waits is sent once, however often it is asked for, and then no longer kept', async () => {
  const sent = server(stored)
  give('a', 'b')
  await Promise.all([sendWaiting('ida'), sendWaiting('ida'), sendWaiting('ida')])
  expect(sent).toEqual(['a', 'b'])
  expect(queued('ida')).toEqual([])
})

test('who asked for it is told what became of it before it is gone', async () => {
  server(stored)
  give('a')
  const told: unknown[] = []
  const stop = onSettled('ida', (key, { outcome }) => told.push([key, outcome, queued('ida').length]))
  await sendWaiting('ida')
  stop()
  expect(told).toEqual([['a', 'stored', 1]])
})

test('what the server refuses stays with its words, and is not sent again', async () => {
  const sent = server(() => Response.json(CLOSED, { status: 403 }))
  give('a')
  await sendWaiting('ida')
  await sendWaiting('ida')
  expect(sent).toEqual(['a'])
  expect(queued('ida')).toMatchObject([{ submission: { key: 'a' }, refusal: SAID_CLOSED }])
})

test('so does what an earlier version of the app was refused, which kept the words alone', () => {
  give('a')
  const [item = ''] = Object.keys(localStorage)
  localStorage.setItem(item, JSON.stringify({ submission: submission('a'), queuedAt: '', refusal: CLOSED }))
  expect(queued('ida')).toMatchObject([{ refusal: SAID_CLOSED }])
})

test('what could not be sent says why, and is sent by itself after a while', async () => {
  const sent = server(noConnection, () => new Response('Bad gateway', { status: 502 }), stored)
  give('a')
  await sendWaiting('ida')
  expect(queued('ida')).toMatchObject([{ delay: 'no-connection' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(queued('ida')).toMatchObject([{ delay: 'trouble' }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual(['a', 'a', 'a'])
  expect(queued('ida')).toEqual([])
})

test('what is sent before its time has come is not sent once more then', async () => {
  const sent = server(noConnection, stored)
  give('a')
  await sendWaiting('ida')
  await sendWaiting('ida')
  give('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a', 'a'])
})

test('whoever is signed out is not sent for again and again: the page asks who is signed in', async () => {
  const sent = server(() => Response.json({ code: 'session-required', message: '' }, { status: 401 }))
  queryClient.setQueryData(sessionKey, { profile: null })
  give('a')
  await sendWaiting('ida')
  expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toEqual(['a'])
  expect(queued('ida')).toMatchObject([{ submission: { key: 'a' }, delay: 'trouble' }])
})
