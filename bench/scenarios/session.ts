import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { Known, Scenario } from '../scenario.ts'

const profileOf = statement<{ id: string }, Known>(
  'profile',
  sql`select id, full_name as "fullName", email, role, avatar_url as "avatarUrl", locale,
      ${sql.placeholder('teamId')}::uuid as "managerId",
      (select json_build_array(json_build_object('id', t.id, 'name', t.name, 'duty', 'athlete', 'seesHealth', false,
          'archivedAt', null, 'twoStepMissing', false))
        from teams t where t.id = ${sql.placeholder('teamId')}) as teams
    from profiles where id = ${sql.placeholder('userId')}`,
)

export const session: Scenario = {
  name: 'session',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/session',
  request: () => ({ path: '/api/session' }),
  floor: async ({ read }, known) => {
    const [[profile]] = await read(profileOf(known))
    return { profile }
  },
  isRight: (reply, person) => (reply as { profile: { id: string } | null }).profile?.id === person.id,
}
