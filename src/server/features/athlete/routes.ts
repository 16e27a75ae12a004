import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { type ActorTx, asActor, readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { managerActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { announce, userChannel } from '#server/live/announce.ts'

const Athlete = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
})

const listAthletes = createRoute({
  method: 'get',
  path: '/athletes',
  tags: ['Team'],
  summary: 'The athletes of the signed-in manager, by name',
  responses: {
    200: jsonReply('The team', z.object({ athletes: z.array(Athlete) })),
    ...refusals('session-required', 'wrong-role'),
  },
})

const removeAthlete = createRoute({
  method: 'delete',
  path: '/athletes/{id}',
  tags: ['Team'],
  summary: 'Let an athlete go: their data stays theirs and is no longer visible to the manager',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: 'Removed' },
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'not-found'),
  },
})

export const athleteRoutes = createRouter()
  .openapi(listAthletes, async (c) => {
    const manager = managerActorOf(c)
    return c.json({ athletes: await readAthletes(c.var.db, manager.id) }, 200)
  })
  .openapi(removeAthlete, async (c) => {
    const manager = managerActorOf(c)
    const { id } = c.req.valid('param')
    const released = await asActor(c.var.db, manager.id, async (tx) => {
      const done = await releaseAthlete(tx, id, c.var.now)
      if (!done) return false
      await announce(tx, userChannel(manager.id), 'athletes')
      await announce(tx, userChannel(manager.id), 'team-day')
      await announce(tx, userChannel(id), 'session')
      return true
    })
    if (!released) throw new Refusal('not-found')
    c.var.removeFiles()
    return c.body(null, 204)
  })

type AthleteRow = { id: string; fullName: string; email: string; avatarUrl: string | null }

const athletesOf = statement<AthleteRow, { managerId: string }>(
  'athletes_of',
  sql`select id, full_name as "fullName", email, avatar_url as "avatarUrl" from profiles
    where manager_id = ${sql.placeholder('managerId')} and role = 'athlete'
    order by id`,
)

async function readAthletes(db: Database, managerId: string): Promise<AthleteRow[]> {
  const [athletes] = await readAsActor(db, managerId, athletesOf({ managerId }))
  const named = athletes.map((athlete) => ({ ...athlete, fullName: athleteName(athlete.fullName) }))
  return named.toSorted((one, other) => alphabet.compare(one.fullName, other.fullName))
}

/** False if the actor has no such athlete. */
async function releaseAthlete(tx: ActorTx, athleteId: string, now: Date): Promise<boolean> {
  const [answer] = await tx
    .select({ released: sql<boolean>`released` })
    .from(sql`release_athlete(${athleteId}, ${now.toISOString()}::timestamptz) as released`)
  return answer!.released
}
