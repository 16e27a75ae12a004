import { formDay } from '#domain/form-window/form-window.ts'
import { INITIAL_WINDOW } from '#domain/form-window/form-status.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { freePort } from '#tests/support/free-port.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { type Ground, onBothEngines } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { contactMessages } from '../writes/contact-messages.ts'
import { createLedger, type Ledger } from '../writes/ledger.ts'
import { newManager, newPerson, type Person, registering, signingIn } from '../writes/people.ts'
import { verdictOn } from '../writes/verdict.ts'
import { type SilentServer, startSilentServer } from './silent-server.ts'

const ROUNDS = 20
const AI_TIMEOUT_SEC = 15
/** Less than any time-out of ours, much more than a registration takes on a busy machine. */
const NOT_WAITED_MS = 10_000
const SHUTDOWN_LIMIT_MS = 15_000

export const part: Part = {
  name: 'hang',
  what: 'while SMTP and the AI provider take connections and never answer, everything else goes on',
  takes: '2 min',
  async run({ rounds = ROUNDS }) {
    const silent = await startSilentServer()
    try {
      const { line, ok } = await onBothEngines((ground) => goOn(ground, silent, rounds))
      return { line: `SMTP and AI silent, ${rounds} rounds each: ${line}`, ok }
    } finally {
      await silent.stop()
    }
  },
}

async function goOn(ground: Ground, silent: SilentServer, rounds: number): Promise<Outcome> {
  const ledger = createLedger()
  const port = await freePort()
  const coach = await coachWithRecords(ground, ledger, port)
  const server = await ground.start({ port, env: silentEnv(silent) })
  const askedAt = performance.now()
  const asked = coach.team.post('/insights/team').then(({ body }) => ({
    code: body['code'],
    afterMs: performance.now() - askedAt,
  }))
  const slowestMs = await slowestOf(coach, ledger, server, rounds)
  const insights = await asked
  const startedAt = performance.now()
  await server.stop()
  const stopMs = performance.now() - startedAt
  const { line, ok } = await verdictOn(ground, ledger)
  return {
    line: `${line}, slowest other request ${Math.ceil(slowestMs)} ms, insights refused after ${Math.ceil(insights.afterMs)} ms, stopped in ${Math.ceil(stopMs)} ms`,
    ok:
      ok &&
      silent.connections() >= 2 &&
      slowestMs < NOT_WAITED_MS &&
      insights.code === 'insights-failed' &&
      insights.afterMs < AI_TIMEOUT_SEC * 1000 + NOT_WAITED_MS &&
      stopMs < SHUTDOWN_LIMIT_MS,
  }
}

const silentEnv = ({ port }: SilentServer) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  AI_BASE_URL: `http://127.0.0.1:${port}`,
  AI_API_KEY: 'a-key',
  AI_TIMEOUT_SEC: String(AI_TIMEOUT_SEC),
})

/** Signed in before there is an SMTP that would have to confirm the address; with enough on record to ask about. */
async function coachWithRecords(ground: Ground, ledger: Ledger, port: number): Promise<Person> {
  const server = await ground.start({ port })
  const coach = await newManager(ledger, server.origin)
  const athlete = newPerson(server.origin, 'athlete')
  await registering(ledger, athlete)
  await signingIn(ledger, athlete)
  await server.stop()
  const db = await ground.open()
  const today = formDay(INITIAL_WINDOW, new Date())
  await recordFortyDays(db, { teamId: coach.team.id, athleteId: athlete.id, today })
  await db.close()
  return coach
}

/** Each round writes two mails that can't leave, and reads. */
async function slowestOf(coach: Person, ledger: Ledger, { origin }: ServerProcess, rounds: number) {
  const sendMessage = contactMessages(ledger, origin)
  let slowestMs = 0
  const timed = async (request: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await request()
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
  }
  for (let round = 0; round < rounds; round++) {
    await timed(() => registering(ledger, newPerson(origin, 'athlete')))
    await timed(sendMessage)
    await timed(() => ledger.answered(() => coach.team.get('/athletes')))
    await timed(() => ledger.answered(() => coach.team.get('/day')))
  }
  return slowestMs
}
