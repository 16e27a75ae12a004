import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#server/demo/random.ts'
import { type PostgresCluster, startCluster } from '#tests/support/postgres-cluster.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { foundClub } from '../writes/club.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'

const ROUNDS = 20
const LONGEST_LIFE_MS = 2500
const LONGEST_REST_MS = 500
const RECOVERY_LIMIT_MS = 10_000

export const part: Part = {
  name: 'postgres-restart',
  what: 'PostgreSQL may fall over under load: nothing acknowledged is lost, and our server goes on by itself',
  takes: '2 min',
  async run({ rounds = ROUNDS, seed }) {
    const cluster = await startCluster()
    try {
      const ground = postgresGround(cluster.adminUrl)
      const { line, ok } = await onGround(ground, (at) => crashAgainAndAgain(at, cluster, rounds, seed))
      return { line: `PostgreSQL stopped with -m immediate under load, ${rounds} rounds: ${line}`, ok }
    } finally {
      await cluster.stop()
    }
  },
}

async function crashAgainAndAgain(
  ground: Ground,
  cluster: PostgresCluster,
  rounds: number,
  seed: number,
): Promise<Outcome> {
  const random = randomFrom(`postgres-restart ${seed}`)
  const server = await ground.start()
  const { ledger, writers } = await foundClub(server.origin)
  let slowestMs = 0
  for (let round = 0; round < rounds; round++) {
    await whileWriting(writers, async () => {
      await pause(random.uniform() * LONGEST_LIFE_MS)
      await cluster.crash()
      await pause(random.uniform() * LONGEST_REST_MS)
      await cluster.restart()
      slowestMs = Math.max(slowestMs, await untilAcknowledged(ledger))
    })
  }
  await server.stop()
  const hasLived = (await server.exited).code === 0
  const { line, ok } = await verdictOn(ground, ledger)
  return {
    line: `${line}; ${ledger.counts.failed} answered 5xx, writing again within ${Math.ceil(slowestMs)} ms of its start`,
    ok: ok && hasLived && slowestMs < RECOVERY_LIMIT_MS,
  }
}
