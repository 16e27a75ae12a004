import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

test('four servers started at once on one empty database: all serve, or all but one refuse clearly', async () => {
  const ground = await serverGround({ isNew: true })
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => startServer(ground)))
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))

  expect(running).toHaveLength(onPostgres ? 4 : 1)
  for (const reason of refused) {
    expect(reason).toContain(`The data folder ${ground.dataDir} is in use by another Plimsoll process.`)
    expect(reason).not.toContain('    at ')
  }

  const [first] = running
  await createClient(first!.origin).register({ email: 'shared@example.org' })
  for (const server of running) {
    expect((await createClient(server.origin).signIn('shared@example.org')).status).toBe(200)
  }
  await Promise.all(running.map((server) => server.stop()))
})

test('asked to stop, a server finishes what it has accepted', async () => {
  const server = await startServer()
  const accepted = Array.from({ length: 8 }, (_, index) =>
    createClient(server.origin).register({ email: `late-${index}@example.org` }),
  )
  // The first answer shows that requests are under way.
  await Promise.race(accepted)
  const stopped = server.stop()
  const outcomes = await Promise.allSettled(accepted)
  await stopped
  const answered = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.status] : [],
  )
  expect(answered.length).toBeGreaterThan(0)
  expect(new Set(answered)).toEqual(new Set([201]))
  expect((await server.exited).code).toBe(0)
})

test('asked to stop, a server does not wait for a mail server that never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const connected = once(silent, 'connection')
  const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    expect((await createClient(server.origin).register({ email })).status).toBe(201)
  const [socket] = (await connected) as [Socket]
  const startedAt = performance.now()
  await server.stop()
  // One mail after the other, each until its time-out, would take 45 seconds.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect((await server.exited).code).toBe(0)
  socket.destroy()
  silent.close()
})

test('logs hold no name, address, password, token or client address', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  const client = createClient(server.origin, {
    'X-Forwarded-For': '203.0.113.77',
    'User-Agent': 'canary-agent',
  })
  const canaries = [
    'canary-mail',
    'Canary Name',
    'canary-password',
    'pkce_',
    'canary-agent',
    '203.0.113.77',
    'canary-query',
  ]
  await client.register({
    email: 'canary-mail@example.org',
    fullName: 'Canary Name',
    password: 'canary-password',
  })
  await client.register({
    email: 'canary-mail@example.org',
    fullName: 'Canary Name',
    password: 'canary-password',
  })
  await client.signIn('canary-mail@example.org', 'canary-password-wrong')
  await client.signIn('canary-mail@example.org', 'canary-password')
  await client.post('/api/password-resets', { email: 'canary-mail@example.org' })
  await client.post('/api/password-resets', { email: 'canary-mail-unknown@example.org' })
  await client.get('/api/canary-query?canary-query=canary-query')
  await client.register({ email: 'canary-mail2@example.org', fullName: 'Canary Name\u0000' })
  await expect.poll(server.outbox).toHaveLength(1)
  await server.stop()

  const { log } = await server.exited
  expect(log).toContain('"route":"/api/accounts"')
  expect(log).toContain('mail written to the outbox')
  for (const canary of canaries) expect(log, canary).not.toContain(canary)
})
