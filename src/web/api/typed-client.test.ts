import { expect, test } from 'vitest'
import { type Sent, typedClient } from './typed-client.ts'

function asked() {
  const requests: [url: string, init: Sent][] = []
  const { api } = typedClient(async (...request) => {
    requests.push(request)
    return new Response()
  })
  return { api, requests }
}

test('a route is its path, its parameters where they belong, and what is asked', async () => {
  const { api, requests } = asked()
  await api.teams[':teamId'].day.$get({ param: { teamId: 'a/b' }, query: { day: '2026-03-02' } })
  await api.teams[':teamId'].day.$get({ param: { teamId: 'a' }, query: {} })
  expect(requests).toEqual([
    ['/api/teams/a%2Fb/day?day=2026-03-02', { method: 'GET' }],
    ['/api/teams/a/day', { method: 'GET' }],
  ])
})

test('what is sent is JSON, and a call may bring what fetch is to be told', async () => {
  const { api, requests } = asked()
  const { signal } = new AbortController()
  await api.session.$delete({}, { init: { signal } })
  await api.session.$post({ json: { email: 'ida@example.org', password: 'secret' } })
  expect(requests).toEqual([
    ['/api/session', { method: 'DELETE', signal }],
    [
      '/api/session',
      {
        method: 'POST',
        body: '{"email":"ida@example.org","password":"secret"}',
        headers: { 'Content-Type': 'application/json' },
      },
    ],
  ])
})
