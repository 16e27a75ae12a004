import { randomInt, randomUUID } from 'node:crypto'
import type { Profile } from '#domain/account/profile.ts'
import { createClient } from '#tests/support/client.ts'
import { teamClient } from '#tests/support/someone.ts'
import type { Ledger } from './ledger.ts'

export const PASSWORD = 'a good password'
const INITIAL_NAME = 'Some One'
const INITIAL_OPEN_TIME = '00:00'

export type Person = ReturnType<typeof newPerson>

/** Not known to the server yet. Everybody has an address of their own, so that the limits per address stay out of it. */
export function newPerson(origin: string, role: 'athlete' | 'manager') {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  const client = createClient(origin, { 'X-Forwarded-For': address })
  const email = `${randomUUID()}@example.org`
  return { ...client, origin, address, role, email, id: '', team: teamClient(client, '') }
}

export function registering(ledger: Ledger, person: Person) {
  const key = person.email
  const name = { kind: 'name', key, value: INITIAL_NAME } as const
  const formTimes = { kind: 'form times', key, value: INITIAL_OPEN_TIME } as const
  return ledger.write({
    kind: 'account',
    key,
    there: ['email-taken'],
    with: person.role === 'manager' ? [name, formTimes] : [name],
    send: () =>
      person.register({
        email: person.email,
        role: person.role,
        fullName: INITIAL_NAME,
        password: PASSWORD,
        timeZone: 'UTC',
      }),
  })
}

export async function signingIn(ledger: Ledger, person: Person) {
  const { body } = await ledger.answered(() => person.signIn(person.email, PASSWORD))
  const { id, teams } = body['profile'] as Profile
  person.id = id
  person.team = teamClient(person, teams[0]?.id ?? '')
}

/** Fewer than anybody may write in five minutes, or mail in an hour. */
const WRITES_PER_COACH = 150

/** Whose turn it is: a coach, and after so many writes the next. */
export function coaches(ledger: Ledger, origin: string): () => Promise<Person> {
  let coach: Person | undefined
  let turns = 0
  return async () => {
    if (turns++ % WRITES_PER_COACH === 0) coach = undefined
    return (coach ??= await newManager(ledger, origin))
  }
}

export async function newManager(ledger: Ledger, origin: string): Promise<Person> {
  const manager = newPerson(origin, 'manager')
  await registering(ledger, manager)
  await signingIn(ledger, manager)
  return manager
}
