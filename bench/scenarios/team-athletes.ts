import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { Scenario } from '../scenario.ts'

const athletesOf = statement<unknown, { managerId: string }>(
  'athletes',
  sql`select id, full_name as "fullName", email, avatar_url as "avatarUrl"
    from profiles where manager_id = ${sql.placeholder('managerId')} and role = 'athlete' order by full_name, id`,
)

export const teamAthletes: Scenario = {
  name: 'team-athletes',
  askedBy: 'manager',
  method: 'GET',
  route: '/api/athletes',
  request: () => ({ path: '/api/athletes' }),
  floor: async ({ read }, managerId) => {
    const [athletes] = await read(athletesOf({ managerId }))
    return { athletes }
  },
  isRight: (reply, { teamSize }) => (reply as { athletes: unknown[] }).athletes.length === teamSize,
}
