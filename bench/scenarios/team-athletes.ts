import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { Scenario } from '../scenario.ts'

const athletesOf = statement<unknown, { teamId: string }>(
  'athletes',
  sql`select id, full_name as "fullName", email, avatar_url as "avatarUrl"
    from my_athletes_profiles where team_id = ${sql.placeholder('teamId')} order by full_name, id`,
)

export const teamAthletes: Scenario = {
  name: 'team-athletes',
  askedBy: 'manager',
  method: 'GET',
  route: '/api/teams/:teamId/athletes',
  request: ({ team }) => ({ path: `/api/teams/${team}/athletes` }),
  floor: async ({ read }, { teamId }) => {
    const [athletes] = await read(athletesOf({ teamId }))
    return { athletes }
  },
  isRight: (reply, { teamSize }) => (reply as { athletes: unknown[] }).athletes.length === teamSize,
}
