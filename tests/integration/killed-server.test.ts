import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Someone, someone } from '#tests/support/someone.ts'

const WRITERS = 4
const ROUNDS = 20

test(
  `kill -9 during writes, ${ROUNDS} times: every acknowledged invitation is there afterwards`,
  // Twenty starts, however many others share the cores.
  { timeout: 600_000 },
  async () => {
    const ground = await serverGround()
    // One port for all of them: to the coach it is one server that keeps falling over.
    const port = await freePort()
    let server = await startServer({ ...ground, port })
    const coach = await someone(server.origin, { role: 'manager' })
    const acknowledged = new Set<string>()

    for (let round = 0; round < ROUNDS; round++) {
      for (const code of await inviteUntilKilled(coach, server, 1 + (round % 6))) acknowledged.add(code)
      server = await startServer({ ...ground, port })
      const { body } = await coach.team.get('/invitations')
      const kept = new Set(body.invitations.map(({ code }) => code))
      expect([...acknowledged].filter((code) => !kept.has(code))).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(60)
    await server.stop()
  },
)

/** Several requests at once, without pause; at the `enough`-th answer the server dies, with others under way. */
async function inviteUntilKilled(coach: Someone, server: ServerProcess, enough: number): Promise<string[]> {
  const codes: string[] = []
  const invite = async () => {
    for (;;) {
      const reply = await coach.team.post('/invitations').catch(() => null)
      if (!reply) return
      expect(reply.status).toBe(201)
      codes.push(reply.body.invitation.code)
      if (codes.length === enough) void server.kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, invite))
  await server.exited
  return codes
}

test('a first start killed at any moment is finished by the next one', { timeout: 300_000 }, async () => {
  const ground = await serverGround({ isNew: true })
  for (const delayMs of [150, 400, 700, 1000, 1400, 1900, 2500]) {
    const child = spawn(process.execPath, [SERVER_PROGRAM], {
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
