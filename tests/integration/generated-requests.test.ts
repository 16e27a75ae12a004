import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect } from 'vitest'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { createClient } from '#tests/support/client.ts'
import {
  type ApiDocument,
  nameOf,
  type Operation,
  operationsIn,
} from '#tests/support/requests/api-document.ts'
import {
  type Attacker,
  type AttackedTeams,
  attackedTeams,
  ATTACKERS,
} from '#tests/support/requests/attacked-teams.ts'
import { replyFaults } from '#tests/support/requests/reply-faults.ts'
import { type ApiRequest, requestsFor } from '#tests/support/requests/requests-for.ts'
import { sendRequest } from '#tests/support/requests/send-request.ts'
import { withApp } from '#tests/support/app-test.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = withApp(() =>
  startTestApp({}, pino({ level: 'debug' }, { write: (line) => void logged.push(line) })),
)

/** `npm run prove -- requests` sends 10,000. */
const REQUESTS_PER_ROLE = Number(process.env['REQUESTS_PER_ROLE'] ?? 100)
const SEED = Number(process.env['REQUESTS_SEED'] ?? 20261115)
/** After so many the teams are made anew: requests end sessions, remove athletes and delete metrics. */
const REQUESTS_PER_TEAM = 100

let operations: Operation[]
const logged: string[] = []

test.beforeAll(async ({ app }) => {
  const { body } = await createClient(app.origin).get('/api/openapi.json')
  operations = operationsIn(body as unknown as ApiDocument)
})

test.for(ATTACKERS)(
  'whatever %s sends is answered as documented, shows, logs and changes nothing of others',
  { timeout: 3_600_000 },
  async (attacker, { app }) => {
    const attack = createAttack(app, attacker)
    const requests = fc.sample(fc.oneof(...operations.map(requestsFor)), {
      numRuns: REQUESTS_PER_ROLE,
      seed: SEED + ATTACKERS.indexOf(attacker),
    })
    const faults: unknown[] = []
    for (const request of requests) {
      const found = await attack.faultsOf(request)
      if (found.length > 0) faults.push({ request, found })
    }
    expect([...faults, ...(await attack.traces())]).toEqual([])
  },
)

function createAttack(app: TestApp, attacker: Attacker) {
  let teams: AttackedTeams | undefined
  let before: unknown[] = []
  let sent = 0

  /** What has changed that was out of reach. The next request meets new teams. */
  const traces = async () => {
    const after = (await teams?.fingerprint(attacker)) ?? []
    teams = undefined
    return after.filter((rows, index) => !isDeepStrictEqual(rows, before[index]))
  }
  const faultsOf = async (request: ApiRequest) => {
    const changed = sent++ % REQUESTS_PER_TEAM === 0 ? await traces() : []
    if (!teams) {
      teams = await attackedTeams(app)
      before = await teams.fingerprint(attacker)
    }
    const operation = operations.find((one) => nameOf(one) === request.operation)!
    const reply = await sendRequest(app.origin, {
      ...teams.inWords(attacker, request),
      cookies: teams.cookiesOf(attacker),
    })
    // A user with an invitation code is told whose team it is: that is what the code is for.
    const isInvited = /^POST \/api\/join(\/preview)?$/.test(request.operation) && reply.status === 200
    const seen = isInvited ? [] : teams.shownToo(attacker, reply.text)
    const shown = seen.map((name) => `shows what is ${name}’s: ${reply.text}`)
    const { secrets } = teams
    const told = logged.splice(0).filter((line) => secrets.some((secret) => line.includes(secret)))
    // A limit would hide what is behind it.
    if (reply.status === 429) await app.db.system.delete(rateLimits)
    // Without a session an attack finds nothing more, and an athlete who has joined a team is no stranger to it.
    const hasJoined = request.operation === 'POST /api/join' && reply.status === 200
    if ((reply.status === 401 && attacker !== 'visitor') || hasJoined) changed.push(...(await traces()))
    return [...replyFaults(operation, reply), ...shown, ...told.map((line) => `logs ${line}`), ...changed]
  }
  return { faultsOf, traces }
}
