import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#server/demo/random.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type Ground, onBothEngines } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { foundClub } from '../writes/club.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'

const ROUNDS = 100
/** How many answers it gives at the most, and how much longer it lives: slow machines and engines are tried as well. */
const MOST_ANSWERS = 20
const LONGEST_LIFE_MS = 500

export const part: Part = {
  name: 'kill',
  what: 'what was acknowledged before kill -9 is there afterwards, once',
  takes: '40 min',
  async run({ rounds = ROUNDS, seed }) {
    const { line, ok } = await onBothEngines((ground) => killAgainAndAgain(ground, rounds, seed))
    return { line: `kill -9 during all kinds of writes, ${rounds} rounds each: ${line}`, ok }
  },
}

async function killAgainAndAgain(ground: Ground, rounds: number, seed: number): Promise<Outcome> {
  const random = randomFrom(`kill ${seed}`)
  // One port for all of them: to those who write it is one server that keeps falling over.
  const port = await freePort()
  let server = await ground.start({ port })
  const { ledger, writers } = await foundClub(server.origin)
  for (let round = 0; round < rounds; round++) {
    await whileWriting(writers, async () => {
      await untilAcknowledged(ledger, Math.ceil(random.uniform() * MOST_ANSWERS))
      await pause(random.uniform() * LONGEST_LIFE_MS)
      await server.kill()
    })
    server = await ground.start({ port })
    console.error(`  ${ground.engine}, killed ${round + 1} times, ${ledger.counts.acknowledged} acknowledged`)
  }
  await server.stop()
  return verdictOn(ground, ledger)
}
