// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { sessionQuery } from './auth-session.ts'
import { endLocalSession, followSession } from './local-session.ts'
import type { Profile } from './remembered-profile.ts'

const marta = { id: 'marta', role: 'manager', fullName: 'Marta Kowalczyk' } as Profile

afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const answer = (profile: Profile | null) => vi.stubGlobal('fetch', async () => Response.json({ profile }))
const askAgain = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })

test('a session that was signed out stays so when the server is asked again', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, { profile: marta })
  endLocalSession('signed-out')
  answer(null)
  expect(await askAgain()).toEqual({ profile: null, signedOut: true })
})

test('a session that the server no longer knows has run out', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, { profile: marta })
  answer(null)
  expect(await askAgain()).toEqual({ profile: null })
})

test('who signs in again after that is signed in', async () => {
  endLocalSession('signed-out')
  answer(marta)
  expect(await askAgain()).toEqual({ profile: marta })
})

test('who comes back to a page that is still asking sees their own session, not the one of before', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, { profile: marta })
  const observer = new QueryObserver(queryClient, sessionQuery)
  const ends = [observer.subscribe(() => {}), followSession()]
  const before = Promise.withResolvers<Response>()
  const after = Promise.withResolvers<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockReturnValueOnce(before.promise).mockReturnValueOnce(after.promise),
  )
  const asking = queryClient.invalidateQueries(sessionQuery)

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const jonas = { ...marta, id: 'jonas' }
  after.resolve(Response.json({ profile: jonas }))
  before.resolve(Response.json({ profile: marta }))
  await asking

  await expect.poll(() => observer.getCurrentResult().data).toEqual({ profile: jonas })
  ends.forEach((end) => end())
})
