import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/create-database.ts'
import { startServer } from '#tests/support/server-process.ts'

const onPostgres = process.env.TEST_ENGINE === 'postgres'

async function databaseEnv(): Promise<Record<string, string>> {
  return onPostgres ? { DATABASE_URL: await createDatabase() } : {}
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('npm start serves the built app, says what an operator needs to know, and ends cleanly when asked to', async () => {
  const server = await startServer({ env: await databaseEnv(), command: ['npm', 'start'] })
  onTestFinished(server.stop)
  const page = await fetch(`${server.origin}/login`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')])
  expect(server.log()).toContain(onPostgres ? 'PostgreSQL at ' : server.dataDir)
  expect(server.log()).toContain('npm run demo')
  expect(server.log()).not.toMatch(/EBADENGINE|ExperimentalWarning/)

  await server.stop()
  // The shell that npm runs a script in may end by the signal itself, and npm with it: then there is no code.
  expect([0, null]).toContain((await server.exited).code)
  await expect
    .poll(() => fetch(`${server.origin}/healthz`).catch(() => 'ended'), { timeout: 30_000 })
    .toBe('ended')
})

test('npm start passes on a refusal to start, with its reason and exit code', async () => {
  const start = startServer({
    env: { PORT: 'nonsense' },
    dataDir: temporaryFolder(),
    command: ['npm', 'start'],
  })
  await expect(start).rejects.toThrow(/ended \(1\)[^]*PORT must be a port number/)
})

test('the server ends with the shell that npm runs it in, even if that passes no signal on', async () => {
  const server = await startServer({
    env: await databaseEnv(),
    dataDir: temporaryFolder(),
    command: ['sh', '-c', 'node scripts/start.mjs; exit $?'],
  })
  await server.stop()
  await expect
    .poll(() => fetch(`${server.origin}/healthz`).catch(() => 'ended'), { timeout: 30_000 })
    .toBe('ended')
})
