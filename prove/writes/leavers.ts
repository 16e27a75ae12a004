import { type Ledger, NOT_THERE } from './ledger.ts'
import { newPerson, PASSWORD, type Person, registering, signingIn } from './people.ts'
import { joining, type Team } from './team.ts'
import { type Step, stepByStep, type Writer } from './writer.ts'

/** One athlete after the other joins, is let go by the coach, and deletes the account. */
export function leavers(ledger: Ledger, team: Team, origin: string): Writer {
  return stepByStep(() => stepsOf(ledger, team, newPerson(origin, 'athlete')))
}

function stepsOf(ledger: Ledger, team: Team, athlete: Person): Step[] {
  return [
    () => registering(ledger, athlete),
    () => signingIn(ledger, athlete),
    () => joining(ledger, team, athlete),
    () =>
      ledger.write({
        kind: 'membership',
        key: athlete.email,
        value: NOT_THERE,
        there: ['not-found'],
        send: () => team.coach.team.delete(`/athletes/${athlete.id}`),
      }),
    () =>
      ledger.write({
        kind: 'account',
        key: athlete.email,
        value: NOT_THERE,
        with: [{ kind: 'name', key: athlete.email, value: NOT_THERE }],
        there: ['session-required'],
        send: () => athlete.post('/api/account/deletion', { password: PASSWORD }),
      }),
  ]
}
