import { expect } from 'vitest'
import { memberOf } from '#tests/support/member-of.ts'
import { test } from '#tests/support/app-test.ts'

test('one account writes 300 times in five minutes, right or wrong; others go on, and it can still sign out', async ({
  app,
}) => {
  const now = Date.now()
  app.setClock(() => new Date(now))
  const [coach, other] = [await memberOf(app, { role: 'manager' }), await memberOf(app, { role: 'manager' })]
  const title = { title: 'Sleep', type: 'rating' }
  const writes = Array.from({ length: 300 }, () => coach.team.put('/metrics/order', { ids: 'none' }))
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([400]))
  const { status, body, headers } = await coach.team.post('/metrics', title)
  expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'too-many-attempts', '300'])
  expect((await coach.team.get('/metrics')).body.metrics).toEqual([])
  expect((await other.team.post('/metrics', title)).status).toBe(201)
  expect((await coach.delete('/api/session')).status).toBe(204)
  expect(await coach.profile()).toBeNull()

  await coach.signIn(coach.email)
  expect((await coach.team.post('/metrics', title)).status).toBe(429)
  app.setClock(() => new Date(now + 5 * 60_000))
  expect((await coach.team.post('/metrics', title)).status).toBe(201)
})
