import type { Scenario } from '../scenario.ts'

const PROFILE = `select id, full_name as "fullName", email, role, manager_id as "managerId", avatar_url as "avatarUrl"
  from profiles where id = $1`

export const session: Scenario = {
  name: 'session',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/session',
  request: () => ({ path: '/api/session' }),
  floor: async (query, userId) => {
    const [profile] = await query('profile', PROFILE, [userId])
    return { profile }
  },
  isRight: (reply, person) => (reply as { profile: { id: string } | null }).profile?.id === person.id,
}
