import { expect } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/app-test.ts'

test.for([
  ['host', { Host: 'evil.example' }],
  ['x-forwarded-host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }],
  ['forwarded', { Forwarded: 'host=evil.example;proto=https' }],
  ['x-original-host', { 'X-Original-Host': 'evil.example', 'X-Forwarded-Server': 'evil.example' }],
] as const)('a forged %s header changes no link in a mail', async ([name, headers], { app }) => {
  const email = `${name}@example.org`
  await createClient(app.origin).register({ email })
  // In-process, since fetch does not let a caller set Host.
  const request = new Request(`${app.origin}/api/password-resets`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  expect((await app.app.fetch(request)).status).toBe(202)
  const mail = (await app.outbox()).find(({ to }) => to.includes(email))
  expect(mail?.links.map((link) => new URL(link).origin)).toEqual(['http://plimsoll.test'])
  expect(mail?.text).not.toContain('evil')
})
