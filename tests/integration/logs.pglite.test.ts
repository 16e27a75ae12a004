import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { startServer } from '#tests/support/server-process.ts'

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
  const resets = async () => (await server.outbox()).filter(({ subject }) => subject.startsWith('Reset'))
  await expect.poll(resets).toHaveLength(1)
  await server.stop()

  const { log } = await server.exited
  expect(log).toContain('"route":"/api/accounts"')
  expect(log).toContain('mail written to the outbox')
  for (const canary of canaries) expect(log, canary).not.toContain(canary)
})
