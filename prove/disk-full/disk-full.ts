import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { type Ground, onGround, pgliteGround, postgresGround } from '../ground.ts'
import { type Outcome, type Part, together } from '../part.ts'
import { foundClub } from '../writes/club.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const DISK_MB = 250
const ROUNDS = 3
const WRITING_MS = 1500
/** Until the room that the log of the database had already taken is used up. */
const FULL_LIMIT_MS = 30_000
const FULL_MS = 3000
const RECOVERY_LIMIT_MS = 10_000

export const part: Part = {
  name: 'disk-full',
  what: 'a full disk is answered with 5xx, reading goes on, nothing acknowledged is lost, and room is enough to go on',
  takes: '2 min',
  async run({ rounds = ROUNDS }) {
    const outcomes: Outcome[] = []
    for (const prove of [fillPglite, fillPostgres]) {
      const disk = mountSmallDisk(DISK_MB)
      try {
        outcomes.push(await prove(disk, rounds))
      } finally {
        disk.remove()
      }
    }
    const { line, ok } = together(outcomes)
    return { line: `disk full, ${rounds} times each (a tmpfs of ${DISK_MB} MB): ${line}`, ok }
  },
}

function fillPglite(disk: SmallDisk, rounds: number): Promise<Outcome> {
  const dataDir = join(disk.folder, 'data')
  mkdirSync(dataDir)
  return onGround(pgliteGround(dataDir), (ground) => fillAgainAndAgain(ground, disk, rounds))
}

async function fillPostgres(disk: SmallDisk, rounds: number): Promise<Outcome> {
  const cluster = await startCluster({}, disk.folder)
  try {
    return await onGround(postgresGround(cluster.adminUrl), (ground) =>
      fillAgainAndAgain(ground, disk, rounds),
    )
  } finally {
    await cluster.stop()
  }
}

async function fillAgainAndAgain(ground: Ground, disk: SmallDisk, rounds: number): Promise<Outcome> {
  const server = await ground.start()
  const { ledger, team, writers } = await foundClub(server.origin)
  const reads = { answered: 0, failed: 0 }
  let slowestMs = 0
  for (let round = 0; round < rounds; round++) {
    await whileWriting(writers, async () => {
      await pause(WRITING_MS)
      const failedBefore = ledger.counts.failed
      disk.fill()
      await until(() => ledger.counts.failed > failedBefore, FULL_LIMIT_MS)
      const fullUntil = performance.now() + FULL_MS
      while (performance.now() < fullUntil) {
        const status = await team.coach.team.get('/athletes').then(
          (reply) => reply.status,
          () => 0,
        )
        reads[status === 200 ? 'answered' : 'failed']++
        await pause(50)
      }
      disk.makeRoom()
      slowestMs = Math.max(slowestMs, await untilAcknowledged(ledger))
    })
  }
  await server.stop()
  const { code } = await server.exited
  const { line, ok } = await verdictOn(ground, ledger)
  const { failed, cut } = ledger.counts
  return {
    line: `${line}, ${failed} writes answered 5xx, ${cut} not answered; while full ${reads.answered} reads answered, ${reads.failed} not; writing again within ${Math.ceil(slowestMs)} ms`,
    ok: ok && code === 0 && failed > 0 && cut === 0 && reads.failed === 0 && slowestMs < RECOVERY_LIMIT_MS,
  }
}

async function until(isSo: () => boolean, limitMs: number): Promise<number> {
  const startedAt = performance.now()
  while (!isSo() && performance.now() - startedAt < limitMs) await pause(10)
  return performance.now() - startedAt
}
