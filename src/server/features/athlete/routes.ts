import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { type ActorTx, asActor, readAsActor } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { announce, staffChannel, userChannel } from '#server/live/announce.ts'
import { noteChange } from '#server/stored/note-change.ts'

const Athlete = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
})

const listAthletes = createRoute({
  method: 'get',
  path: '/teams/{teamId}/athletes',
  tags: ['Team'],
  summary: 'The athletes of the team, by name',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The team', z.object({ athletes: z.array(Athlete) })),
    ...refusals(...STAFF_REFUSALS),
  },
})

const removeAthlete = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/athletes/{id}',
  tags: ['Team'],
  summary: 'Let an athlete go: their data stays theirs and is no longer visible to the staff',
  request: { params: OfTeam.extend({ id: z.uuid() }) },
  responses: {
    204: { description: 'Removed' },
    ...refusals(...RUNNING_REFUSALS),
  },
})

export const athleteRoutes = createRouter()
  .openapi(listAthletes, async (c) => {
    const { id, team } = staffActorOf(c)
    const [athletes] = await readAsActor(c.get('db'), id, athletesOf({ teamId: team.id }))
    const { t } = speechIn(c.get('locale'))
    const named = athletes.map((athlete) => ({ ...athlete, fullName: athleteName(athlete.fullName, t) }))
    const byName = alphabet.sorted(named, ({ fullName }) => fullName)
    return c.json({ athletes: byName }, 200)
  })
  .openapi(removeAthlete, async (c) => {
    const { id: actorId, team } = runningActorOf(c)
    const { id } = c.req.valid('param')
    const released = await asActor(c.var.db, actorId, async (tx) => {
      const done = await releaseAthlete(tx, team.id, id, c.var.now)
      if (!done) return false
      const change = { teamId: team.id, actorId, aboutId: id, what: 'athlete-removed' } as const
      await noteChange(tx, change, c.var.now)
      await announce(tx, staffChannel(team.id), 'athletes')
      await announce(tx, staffChannel(team.id), 'team-day')
      await announce(tx, userChannel(id), 'session')
      return true
    })
    if (!released) throw new Refusal('not-found')
    c.var.removeFiles()
    return c.body(null, 204)
  })

type AthleteRow = { id: string; fullName: string; email: string; avatarUrl: string | null }

const athletesOf = statement<AthleteRow, { teamId: string }>(
  'athletes_of',
  sql`select id, full_name as "fullName", email, avatar_url as "avatarUrl"
    from my_athletes_profiles
    where team_id = ${sql.placeholder('teamId')}
    order by id`,
)

/** False if the team has no such athlete. */
async function releaseAthlete(tx: ActorTx, teamId: string, athleteId: string, now: Date): Promise<boolean> {
  const [answer] = await tx
    .select({ released: sql<boolean>`released` })
    .from(sql`release_athlete(${teamId}, ${athleteId}, ${now.toISOString()}::timestamptz) as released`)
  return answer!.released
}
