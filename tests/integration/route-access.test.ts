import { expect } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import {
  type ApiDocument,
  nameOf,
  type Operation,
  operationsIn,
} from '#tests/support/requests/api-document.ts'
import {
  type AttackedTeams,
  attackedTeams,
  PEOPLE,
  type Person,
} from '#tests/support/requests/attacked-teams.ts'
import { pathFor, refusalFor, ROUTE_ACCESS } from '#tests/support/requests/route-access.ts'
import { sendRequest } from '#tests/support/requests/send-request.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const EVERYBODY: (Person | 'visitor')[] = ['visitor', ...PEOPLE]
/** As a page elsewhere, a sandboxed frame, a neighbour on the machine and a look-alike would send it. */
const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  'http://127.0.0.1:1',
  'http://plimsoll.test.evil.example',
  // Our own, with another scheme: an attacker who can change what http carries could send it.
  'https://plimsoll.test',
  '',
]

let operations: Operation[]

test.beforeAll(async ({ app }) => {
  const { body } = await createClient(app.origin).get('/api/openapi.json')
  operations = operationsIn(body as unknown as ApiDocument)
})

/** The code of the refusal for lack of a right, or null: with any other answer the route was at work. */
async function refusalOf(
  app: TestApp,
  teams: AttackedTeams,
  operation: Operation,
  person: Person | 'visitor',
  headers = {},
) {
  const access = ROUTE_ACCESS[nameOf(operation)]!
  const request = {
    operation: nameOf(operation),
    method: operation.method,
    path: pathFor(operation.path, access),
    headers: { ...(access.body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(access.body !== undefined && { body: JSON.stringify(access.body) }),
  }
  const { status, text } = await sendRequest(app.origin, {
    ...teams.inWords(person, request),
    cookies: teams.cookiesOf(person),
  })
  expect([nameOf(operation), person, Math.floor(status / 100)]).not.toEqual([nameOf(operation), person, 5])
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined
  const isRight = ['session-required', 'wrong-role', 'wrong-duty', 'not-found', 'foreign-origin'].includes(
    code ?? '',
  )
  return isRight ? code : null
}

test('who may use it is written down for every operation of the document', () => {
  expect(operations.map(nameOf).toSorted()).toEqual(Object.keys(ROUTE_ACCESS).toSorted())
})

/** A third of the operations each: every one that writes needs teams of its own, which takes its time. */
test.for([0, 1, 2])(
  'every role of either team gets what the table says of every operation, and a refusal changes nothing, third %i',
  async (third, { app }) => {
    const differences: string[] = []
    let teams = await attackedTeams(app)
    for (const operation of operations.filter((_, at) => at % 3 === third)) {
      const name = nameOf(operation)
      const expected = (person: Person | 'visitor') => refusalFor(ROUTE_ACCESS[name]!, person)
      const before = await teams.fingerprint('visitor')
      const attempt = async (person: Person | 'visitor') => {
        const found = await refusalOf(app, teams, operation, person)
        if (found !== expected(person))
          differences.push(`${name} by ${person}: ${found}, not ${expected(person)}`)
      }
      for (const person of EVERYBODY.filter((one) => expected(one) !== null)) await attempt(person)
      expect(await teams.fingerprint('visitor'), name).toEqual(before)
      for (const person of EVERYBODY.filter((one) => expected(one) === null)) {
        await attempt(person)
        // What one of the staff has deleted is not there for the next.
        if (operation.method !== 'GET') teams = await attackedTeams(app)
      }
    }
    expect(differences).toEqual([])
  },
)

test('nothing that writes does so for a page of another site, whoever is signed in', async ({ app }) => {
  const teams = await attackedTeams(app)
  const before = await teams.fingerprint('visitor')
  const differences: string[] = []
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    for (const Origin of FOREIGN_ORIGINS) {
      for (const person of ['athlete', 'manager'] as const) {
        const found = await refusalOf(app, teams, operation, person, { Origin })
        if (found !== 'foreign-origin')
          differences.push(`${nameOf(operation)} from "${Origin}" by ${person}: ${found}`)
      }
    }
  }
  expect(differences).toEqual([])
  expect(await teams.fingerprint('visitor')).toEqual(before)
})
