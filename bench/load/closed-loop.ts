import type { Person, Scenario } from '../scenario.ts'
import type { Target } from '../target/target.ts'
import { type Connection, openConnection, type Reply } from './connection.ts'
import { requestText } from './request-text.ts'

export type Sample = { requestsPerSec: number; p50Ms: number; p99Ms: number }
export type Load = { scenario: Scenario; concurrency: number; durationMs: number }

const MAX_REQUESTS = 100_000

/** Each of `concurrency` connections sends its next request as soon as it has its reply; a wrong reply ends the run. */
export async function closedLoop(target: Target<string>, load: Load): Promise<Sample> {
  const { scenario, concurrency, durationMs } = load
  const people = target.people[scenario.askedBy]
  const maxRequests = scenario.undo ? people.length - target.turn : MAX_REQUESTS
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => openConnection(target.origin)),
  )
  const latenciesMs: number[] = []
  let sent = 0
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt >= durationMs || sent >= maxRequests
  try {
    await Promise.all(
      connections.map(async (connection) => {
        while (!isOver()) {
          sent++
          latenciesMs.push(await askOnce(connection, target, scenario))
        }
      }),
    )
  } finally {
    for (const connection of connections) connection.close()
  }
  const elapsedSec = (performance.now() - startedAt) / 1000
  const sorted = Float64Array.from(latenciesMs).toSorted()
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    requestsPerSec: latenciesMs.length / elapsedSec,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  }
}

async function askOnce(connection: Connection, target: Target<string>, scenario: Scenario): Promise<number> {
  const turn = target.turn++
  const people = target.people[scenario.askedBy]
  const person = people[turn % people.length]!
  const text = requestText(scenario, person, turn)
  const sentAt = performance.now()
  const reply = await connection.send(text)
  const ms = performance.now() - sentAt
  demandRight(reply, target, scenario, person)
  return ms
}

/** A body that was right for this request needs no second look: comparing is far cheaper than parsing. */
function demandRight(
  { status, body }: Reply,
  { name, seen }: Target<string>,
  scenario: Scenario,
  person: Person,
) {
  const key = `${scenario.name} ${person.id}`
  const isSuccess = status === 200 || status === 201
  if (isSuccess && seen.get(key) === body) return
  const text = Buffer.from(body, 'latin1').toString()
  if (!isSuccess || !scenario.isRight(JSON.parse(text), person)) {
    throw new Error(`${name} answered ${scenario.name} with ${status}: ${text.slice(0, 300)}`)
  }
  seen.set(key, body)
}
