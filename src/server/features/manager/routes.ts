import { createRoute, z } from '@hono/zod-openapi'
import { asc, eq } from 'drizzle-orm'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { teamPeople } from '#database/schema/team-people.ts'
import { DUTIES } from '#domain/team/team.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'

const ManagerCard = z.object({ id: z.uuid(), fullName: z.string(), avatarUrl: z.string().nullable() })
const StaffMember = z.object({
  id: z.uuid(),
  fullName: z.string(),
  duty: z.enum(DUTIES),
  seesHealth: z.boolean(),
})

const readManager = createRoute({
  method: 'get',
  path: '/manager',
  tags: ['Team'],
  summary: 'The manager of the signed-in athlete, and who else sees what they report',
  responses: {
    200: jsonReply(
      'Nobody without a team',
      z.object({ manager: ManagerCard.nullable(), staff: z.array(StaffMember) }),
    ),
    ...refusals('session-required'),
  },
})

export const managerRoutes = createRouter().openapi(readManager, async (c) => {
  const { id, role, teams } = actorOf(c)
  const [team] = role === 'athlete' ? teams : []
  const people = team ? await asActor(c.var.db, id, (tx) => peopleOf(tx, team.id)) : []
  // The owner who has been it for longest.
  const owner = people.find(({ duty }) => duty === 'owner')
  const manager = owner ? { id: owner.id, fullName: owner.fullName, avatarUrl: owner.avatarUrl } : null
  const staff = DUTIES.flatMap((wanted) => people.filter(({ duty }) => duty === wanted)).map(
    ({ avatarUrl: _, ...member }) => member,
  )
  return c.json({ manager, staff }, 200)
})

function peopleOf(tx: ActorTx, teamId: string) {
  const { id, fullName, avatarUrl, duty, seesHealth, since } = teamPeople
  return tx
    .select({ id, fullName, avatarUrl, duty, seesHealth })
    .from(teamPeople)
    .where(eq(teamPeople.teamId, teamId))
    .orderBy(asc(since), asc(id))
}
