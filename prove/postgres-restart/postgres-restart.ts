import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#database/demo/random.ts'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { startServer } from '#tests/support/server-process.ts'
import { onGround, postgresGround } from '../ground.ts'
import type { Part } from '../part.ts'
import { allWriters, keepWriting } from '../writes/all-writers.ts'
import { createLedger } from '../writes/ledger.ts'
import { createTeam } from '../writes/team.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'

const ROUNDS = 20
const LONGEST_LIFE_MS = 2500
const LONGEST_REST_MS = 500
const RECOVERY_LIMIT_MS = 10_000

export const part: Part = {
  name: 'postgres-restart',
  what: 'PostgreSQL may fall over under load: nothing acknowledged is lost, and our server goes on by itself',
  async run({ rounds = ROUNDS, seed }) {
    const random = randomFrom(`postgres-restart ${seed}`)
    const cluster = await startCluster()
    try {
      return await onGround(postgresGround(cluster.adminUrl), async (ground) => {
        const ledger = createLedger()
        const server = await startServer(ground)
        const team = await createTeam(ledger, server.origin)
        const over = new AbortController()
        const writing = keepWriting(allWriters(ledger, team, server.origin), over.signal)
        const recoveriesMs: number[] = []
        for (let round = 0; round < rounds; round++) {
          await Promise.race([writing, pause(random.uniform() * LONGEST_LIFE_MS)])
          await cluster.crash()
          await pause(random.uniform() * LONGEST_REST_MS)
          await cluster.restart()
          recoveriesMs.push(await untilAcknowledged(ledger))
        }
        over.abort()
        await writing
        await server.stop()
        const hasLived = (await server.exited).code === 0
        const { line, ok } = await verdictOn(ground, ledger)
        const slowest = Math.max(...recoveriesMs)
        return {
          line: `PostgreSQL stopped with -m immediate under load, ${rounds} rounds: ${line}; ${ledger.counts.failed} answered 5xx, writing again within ${Math.ceil(slowest)} ms of its start`,
          ok: ok && hasLived && slowest < RECOVERY_LIMIT_MS,
        }
      })
    } finally {
      await cluster.stop()
    }
  },
}
