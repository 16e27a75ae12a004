import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { Scenario } from '../scenario.ts'

const profileOf = statement<{ id: string }, { id: string }>(
  'profile',
  sql`select id, full_name as "fullName", email, role, manager_id as "managerId", avatar_url as "avatarUrl"
    from profiles where id = ${sql.placeholder('id')}`,
)

export const session: Scenario = {
  name: 'session',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/session',
  request: () => ({ path: '/api/session' }),
  floor: async ({ read }, id) => {
    const [[profile]] = await read(profileOf({ id }))
    return { profile }
  },
  isRight: (reply, person) => (reply as { profile: { id: string } | null }).profile?.id === person.id,
}
