import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#server/demo/random.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type Ground, onBothEngines } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { foundClub } from '../writes/club.ts'
import { readStored } from '../writes/stored.ts'
import { untilAcknowledged } from '../writes/until-acknowledged.ts'
import { whileWriting } from '../writes/while-writing.ts'

const ROUNDS = 20
const LONGEST_LIFE_MS = 1500
const SHUTDOWN_LIMIT_MS = 9000

export const part: Part = {
  name: 'sigterm',
  what: 'asked to stop under load, the server answers all it has taken',
  takes: '8 min',
  async run({ rounds = ROUNDS, seed }) {
    const { line, ok } = await onBothEngines((ground) => stopAgainAndAgain(ground, rounds, seed))
    return { line: `SIGTERM under load, ${rounds} rounds each: ${line}`, ok }
  },
}

async function stopAgainAndAgain(ground: Ground, rounds: number, seed: number): Promise<Outcome> {
  const random = randomFrom(`sigterm ${seed}`)
  const port = await freePort()
  let server = await ground.start({ port })
  const { ledger, writers } = await foundClub(server.origin)
  const exits: (number | null)[] = []
  let slowestMs = 0
  let unanswered = 0
  for (let round = 0; round < rounds; round++) {
    await whileWriting(writers, async () => {
      await untilAcknowledged(ledger)
      await pause(random.uniform() * LONGEST_LIFE_MS)
      const startedAt = performance.now()
      await server.stop()
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    })
    exits.push((await server.exited).code)
    // What is there without an answer was taken, and then dropped.
    const db = await ground.open()
    const { lost, twice, untold } = ledger.compare(await readStored(db, ground.dataDir))
    await db.close()
    for (const text of [...lost, ...twice, ...untold]) console.error(text)
    unanswered += lost.length + twice.length + untold.length
    server = await ground.start({ port })
  }
  await server.stop()
  const { acknowledged, failed } = ledger.counts
  return {
    line: `${ground.engine} ${acknowledged.toLocaleString('en')} answered, taken and not answered ${unanswered}, answered 5xx ${failed}, slowest stop ${Math.ceil(slowestMs)} ms`,
    ok: unanswered + failed === 0 && exits.every((code) => code === 0) && slowestMs < SHUTDOWN_LIMIT_MS,
  }
}
