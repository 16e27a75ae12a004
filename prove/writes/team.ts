import type { Ledger } from './ledger.ts'
import { newManager, type Person } from './people.ts'

export type Team = { coach: Person; code: string; metricIds: string[] }

/** A coach whose form is open all day, with two metrics and a link that everybody may join by. */
export async function createTeam(ledger: Ledger, origin: string): Promise<Team> {
  const coach = await newManager(ledger, origin)
  const metricIds: string[] = []
  for (const title of ['Sleep', 'Soreness']) {
    const { body } = await ledger.answered(() => coach.team.post('/metrics', { title, type: 'rating' }))
    metricIds.push((body['metric'] as { id: string }).id)
  }
  const { body } = await ledger.answered(() => coach.team.post('/invitations'))
  return { coach, metricIds, code: (body['invitation'] as { code: string }).code }
}

export const joining = (ledger: Ledger, { code }: Team, athlete: Person) =>
  ledger.write({
    kind: 'membership',
    key: athlete.email,
    there: ['already-on-a-team'],
    send: () => athlete.post('/api/join', { code }),
  })
