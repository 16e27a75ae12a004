import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#database/demo/random.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Ground, onBothEngines } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { allWriters, keepWriting } from '../writes/all-writers.ts'
import { createLedger } from '../writes/ledger.ts'
import { createTeam } from '../writes/team.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'

const ROUNDS = 100
/** From its first answer on. */
const LONGEST_LIFE_MS = 2000

export const part: Part = {
  name: 'kill',
  what: 'what was acknowledged before kill -9 is there afterwards, once',
  async run({ rounds = ROUNDS, seed }) {
    const outcomes = await onBothEngines((ground) => killAgainAndAgain(ground, rounds, seed))
    return {
      line: `kill -9 during all kinds of writes, ${rounds} rounds each: ${outcomes.map(({ line }) => line).join('; ')}`,
      ok: outcomes.every(({ ok }) => ok),
    }
  },
}

async function killAgainAndAgain(ground: Ground, rounds: number, seed: number): Promise<Outcome> {
  const random = randomFrom(`kill ${seed}`)
  const ledger = createLedger()
  // One port for all of them: to those who write it is one server that keeps falling over.
  const port = await freePort()
  let server = await startServer({ ...ground, port })
  const team = await createTeam(ledger, server.origin)
  const writers = allWriters(ledger, team, server.origin)
  for (let round = 0; round < rounds; round++) {
    const over = new AbortController()
    const writing = keepWriting(writers, over.signal)
    await Promise.race([writing, untilAcknowledged(ledger)])
    await Promise.race([writing, pause(random.uniform() * LONGEST_LIFE_MS)])
    over.abort()
    await server.kill()
    await writing
    server = await startServer({ ...ground, port })
  }
  await server.stop()
  return verdictOn(ground, ledger)
}
