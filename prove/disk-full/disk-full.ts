import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Ground, pgliteGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { allWriters, keepWriting } from '../writes/all-writers.ts'
import { createLedger } from '../writes/ledger.ts'
import { createTeam } from '../writes/team.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'
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
  async run({ rounds = ROUNDS }) {
    const outcomes: Outcome[] = []
    for (const prove of [fillPglite, fillPostgres]) {
      const disk = mountSmallDisk(DISK_MB)
      if (!disk)
        return { line: 'disk full: not tried, for a small disk takes the right to mount one', ok: true }
      try {
        outcomes.push(await prove(disk, rounds))
      } finally {
        disk.remove()
      }
    }
    return {
      line: `disk full, ${rounds} times each (a tmpfs of ${DISK_MB} MB): ${outcomes.map(({ line }) => line).join('; ')}`,
      ok: outcomes.every(({ ok }) => ok),
    }
  },
}

function fillPglite(disk: SmallDisk, rounds: number): Promise<Outcome> {
  const dataDir = join(disk.folder, 'data')
  mkdirSync(dataDir)
  return fillAgainAndAgain(pgliteGround(dataDir), disk, rounds)
}

async function fillPostgres(disk: SmallDisk, rounds: number): Promise<Outcome> {
  const cluster = await startCluster({}, disk.folder)
  try {
    return await fillAgainAndAgain(postgresGround(cluster.adminUrl), disk, rounds)
  } finally {
    await cluster.stop()
  }
}

async function fillAgainAndAgain(ground: Ground, disk: SmallDisk, rounds: number): Promise<Outcome> {
  const ledger = createLedger()
  const server = await startServer(ground)
  const team = await createTeam(ledger, server.origin)
  const over = new AbortController()
  const writing = keepWriting(allWriters(ledger, team, server.origin), over.signal)
  const reads = { answered: 0, failed: 0 }
  let slowestMs = 0
  for (let round = 0; round < rounds; round++) {
    await Promise.race([writing, pause(WRITING_MS)])
    const failedBefore = ledger.counts.failed
    disk.fill()
    await until(() => ledger.counts.failed > failedBefore, FULL_LIMIT_MS)
    const fullUntil = performance.now() + FULL_MS
    while (performance.now() < fullUntil) {
      const status = await team.coach.get('/api/athletes').then(
        (reply) => reply.status,
        () => 0,
      )
      reads[status === 200 ? 'answered' : 'failed']++
      await pause(50)
    }
    disk.makeRoom()
    slowestMs = Math.max(slowestMs, await untilAcknowledged(ledger))
  }
  over.abort()
  await writing
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
