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
  const { code, signal, log } = await server.exited
  // npm signals the shell that it runs a script in. One that does not become the script (dash) ends by that signal, and
  // npm after it; the server hears of it by losing its parent.
  expect([0, 'SIGTERM']).toContain(code ?? signal)
  expect(log).toContain('"msg":"stopped"')
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('what npm start runs ends with exit code 0 when asked to', async () => {
  const server = await startServer({
    env: await databaseEnv(),
    command: [process.execPath, 'scripts/start.mjs'],
  })
  onTestFinished(server.stop)
  await server.stop()
  expect(await server.exited).toMatchObject({ code: 0, log: expect.stringContaining('"msg":"stopped"') })
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
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
    command: ['sh', '-c', 'node scripts/start.mjs; exit $?'],
  })
  await server.stop()
  expect((await server.exited).log).toContain('"msg":"stopped"')
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
})
