import { randomUUID } from 'node:crypto'
import { createClient } from '#tests/support/client.ts'
import type { Ledger } from '../writes/ledger.ts'
import { RESTED, submitting, TRAINED } from '../writes/newcomer.ts'
import { newPerson, type Person, registering, signingIn } from '../writes/people.ts'
import { joining, type Team } from '../writes/team.ts'
import { type Step, stepByStep, type Writer } from '../writes/writer.ts'

const NAMES = 8

type Servers = { writesTo: string; readsFrom: string }

/** One athlete after the other, who looks by another server at each thing as soon as it is acknowledged; `old` gets what was not there. */
export function ownReads(
  ledger: Ledger,
  team: Team,
  { writesTo, readsFrom }: Servers,
  old: string[],
): Writer {
  return stepByStep(() => stepsOf(ledger, team, newPerson(writesTo, 'athlete'), readsFrom, old))
}

function stepsOf(ledger: Ledger, team: Team, athlete: Person, readsFrom: string, old: string[]): Step[] {
  const reader = createClient(readsFrom, { 'X-Forwarded-For': athlete.address })
  const reading = (path: string, isThere: (body: Record<string, unknown>) => boolean) => async () => {
    for (const [name, value] of athlete.cookies) reader.cookies.set(name, value)
    const { body } = await ledger.answered(() => reader.get(path))
    if (!isThere(body)) old.push(`${path} is older than what was acknowledged: ${JSON.stringify(body)}`)
  }
  const part = (given: { AM?: object; PM?: object }) => [
    submitting(ledger, athlete, 0, given),
    reading('/api/day', ({ day }) =>
      Object.keys(given).every((slot) => (day as Record<string, unknown>)[slot]),
    ),
  ]
  const names = Array.from({ length: NAMES }, () => `Renamed ${randomUUID()}`)
  return [
    () => registering(ledger, athlete),
    () => signingIn(ledger, athlete),
    () => joining(ledger, team, athlete),
    ...part({ AM: TRAINED }),
    ...part({ PM: RESTED }),
    ...names.flatMap((fullName) => [
      () =>
        ledger.write({
          kind: 'name' as const,
          key: athlete.email,
          value: fullName,
          send: () => athlete.put('/api/account/name', { fullName }),
        }),
      reading('/api/session', ({ profile }) => (profile as { fullName: string }).fullName === fullName),
    ]),
  ]
}
