// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { type Item, kept } from './outbox.ts'
import { storeItem } from './use-outbox.ts'

const ROUND: Item = { kind: 'round', week: '2026-11-16', answers: [] }
const session = (teamId: string) => ({ profile: { id: 'ida', teams: [{ id: teamId }] } })
const isMine = () => Response.json(session('lions'))
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

/** Answers who is signed in and what was given as it says; the paths that were asked. */
function server(answer: { session: () => Response; round: () => Response }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://plimsoll.test').pathname)
    return path.includes('/session') ? answer.session() : answer.round()
  })
  return asked
}

test('what could not be sent is tried again soon, ever more seldom, and leaves the device with the first answer', async () => {
  const asked = server({ session: noConnection, round: noConnection })
  expect(await storeItem('ida', ROUND)).toBe('kept')
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(asked.length).toBeLessThan(140)
  expect(kept('ida')).toHaveLength(1)

  const answered = server({ session: isMine, round: () => Response.json({ round: null }) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answered).toEqual(['/api/session', '/api/health-rounds/2026-11-16'])
  expect(kept('ida')).toEqual([])
})

test('what was meant for a team that one is no longer on goes to no other, and its owner reads why', async () => {
  queryClient.setQueryData(sessionKey, session('lions'))
  server({ session: noConnection, round: noConnection })
  expect(await storeItem('ida', ROUND)).toBe('kept')
  const asked = server({
    session: () => Response.json(session('bears')),
    round: () => Response.json({ round: null }),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['/api/session'])
  expect(kept('ida')).toMatchObject([{ refusal: { code: 'other-team' } }])
})
