import { ATHLETES_PER_TEAM } from '../data/season-size.ts'
import type { Scenario } from '../scenario.ts'

const ATHLETES = `select id, full_name as "fullName", email, avatar_url as "avatarUrl"
  from profiles where manager_id = $1 and role = $2 order by full_name, id`

export const teamAthletes: Scenario = {
  name: 'team-athletes',
  askedBy: 'manager',
  method: 'GET',
  route: '/api/athletes',
  request: () => ({ path: '/api/athletes' }),
  floor: async (query, userId) => ({ athletes: await query('athletes', ATHLETES, [userId, 'athlete']) }),
  isRight: (reply) => (reply as { athletes: unknown[] }).athletes.length === ATHLETES_PER_TEAM,
}
