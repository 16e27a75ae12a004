import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#database/demo/random.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Ground, onBothEngines } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { allWriters, keepWriting } from '../writes/all-writers.ts'
import { createLedger } from '../writes/ledger.ts'
import { readStored } from '../writes/stored.ts'
import { createTeam } from '../writes/team.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'

const ROUNDS = 20
const LONGEST_LIFE_MS = 1500
const SHUTDOWN_LIMIT_MS = 9000

export const part: Part = {
  name: 'sigterm',
  what: 'asked to stop under load, the server answers all it has taken',
  async run({ rounds = ROUNDS, seed }) {
    const outcomes = await onBothEngines((ground) => stopAgainAndAgain(ground, rounds, seed))
    return {
      line: `SIGTERM under load, ${rounds} rounds each: ${outcomes.map(({ line }) => line).join('; ')}`,
      ok: outcomes.every(({ ok }) => ok),
    }
  },
}

async function stopAgainAndAgain(ground: Ground, rounds: number, seed: number): Promise<Outcome> {
  const random = randomFrom(`sigterm ${seed}`)
  const ledger = createLedger()
  const port = await freePort()
  let server = await startServer({ ...ground, port })
  const team = await createTeam(ledger, server.origin)
  const writers = allWriters(ledger, team, server.origin)
  const exits: (number | null)[] = []
  let slowestMs = 0
  let unanswered = 0
  for (let round = 0; round < rounds; round++) {
    const over = new AbortController()
    const writing = keepWriting(writers, over.signal)
    await Promise.race([writing, untilAcknowledged(ledger)])
    await Promise.race([writing, pause(random.uniform() * LONGEST_LIFE_MS)])
    const startedAt = performance.now()
    await server.stop()
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    over.abort()
    await writing
    exits.push((await server.exited).code)
    // What is there without an answer was taken, and then dropped.
    const db = await ground.open()
    const { lost, twice, untold } = ledger.compare(await readStored(db, ground.dataDir))
    await db.close()
    for (const text of [...lost, ...twice, ...untold]) console.error(text)
    unanswered += lost.length + twice.length + untold.length
    server = await startServer({ ...ground, port })
  }
  await server.stop()
  const { acknowledged, failed } = ledger.counts
  return {
    line: `${ground.engine} ${acknowledged.toLocaleString('en')} answered, taken and not answered ${unanswered}, answered 5xx ${failed}, slowest stop ${Math.ceil(slowestMs)} ms`,
    ok: unanswered + failed === 0 && exits.every((code) => code === 0) && slowestMs < SHUTDOWN_LIMIT_MS,
  }
}
