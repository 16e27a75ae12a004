import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'

const WRITERS = 4

test(
  'kill -9 during writes, twenty times: every acknowledged account is there afterwards',
  { timeout: 240_000 },
  async () => {
    const ground = await serverGround()
    const acknowledged: string[] = []
    let lastOfRound: string[] = []

    for (let round = 0; round < 20; round++) {
      const server = await startServer(ground)
      const client = createClient(server.origin)
      for (const email of lastOfRound)
        expect((await client.register({ email })).body['code'], email).toBe('email-taken')
      expect((await client.signIn(acknowledged.at(-1) ?? '')).status).toBe(round === 0 ? 400 : 200)

      lastOfRound = await writeUntilKilled(server, `round-${round}`, 1 + (round % 6))
      acknowledged.push(...lastOfRound)
    }

    const server = await startServer(ground)
    for (const email of acknowledged) {
      expect((await createClient(server.origin).register({ email })).body['code'], email).toBe('email-taken')
    }
    expect(acknowledged.length).toBeGreaterThan(60)
    await server.stop()
  },
)

/** Several clients register without pause; at the `enough`-th answer the server dies, with others under way. */
async function writeUntilKilled(
  server: Awaited<ReturnType<typeof startServer>>,
  prefix: string,
  enough: number,
) {
  const acknowledged: string[] = []
  const write = async (writer: number) => {
    for (let count = 0; ; count++) {
      const email = `${prefix}-${writer}-${count}@example.org`
      const reply = await createClient(server.origin)
        .register({ email, role: 'manager' })
        .catch(() => null)
      if (!reply) return
      expect(reply.status).toBe(201)
      acknowledged.push(email)
      if (acknowledged.length === enough) void server.kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await server.exited
  return acknowledged
}

test('a first start killed at any moment is finished by the next one', { timeout: 120_000 }, async () => {
  const ground = await serverGround()
  for (const delayMs of [150, 400, 700, 1000, 1400, 1900, 2500]) {
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], DATA_DIR: ground.dataDir, PORT: '0', ...ground.env },
      stdio: 'ignore',
    })
    guardProcess(child, 'SIGKILL')
    setTimeout(() => child.kill('SIGKILL'), delayMs)
    await once(child, 'close')
  }
  const server = await startServer(ground)
  expect((await createClient(server.origin).register({ email: 'first@example.org' })).status).toBe(201)
  await server.stop()
})
