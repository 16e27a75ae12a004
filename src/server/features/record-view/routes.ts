import { createRoute, z } from '@hono/zod-openapi'
import { and, desc, eq, lt, or } from 'drizzle-orm'
import { type ActorTx, asActor, readAsActor } from '#database/as-actor.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { RecordView } from '#domain/record-view/record-view.ts'
import { athleteActorOf, OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { formWindowRow, windowIn } from '#server/stored/form-window.ts'
import { reportedOn } from '#server/stored/reported.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { noteView } from '#server/stored/record-views.ts'

const VIEWS_AT_ONCE = 30

const readViews = createRoute({
  method: 'get',
  path: '/record-views',
  tags: ['Account'],
  summary: 'Who of the staff opened what of the signed-in athlete, newest first',
  request: {
    query: z.object({
      answersOf: IsoDay.optional().openapi({ description: 'Only who opened the answers of this day' }),
      before: z.uuid().optional().openapi({ description: 'The page after this one' }),
    }),
  },
  responses: {
    200: jsonReply('At most thirty', z.object({ views: z.array(RecordView), hasMore: z.boolean() })),
    ...refusals('invalid-input', 'session-required', 'wrong-role'),
  },
})

const noteOpened = createRoute({
  method: 'post',
  path: '/teams/{teamId}/athletes/{id}/opened',
  tags: ['Check-in'],
  summary: 'Note that the answers of an athlete on a day were opened; the athlete sees by whom',
  request: {
    params: OfTeam.extend({ id: z.uuid() }),
    ...jsonBody(z.object({ day: IsoDay })),
  },
  responses: { 204: { description: 'Noted, if the athlete is on the team' }, ...refusals(...STAFF_REFUSALS) },
})

/** More athletes than a team has. */
const MAX_SEEN = 1000

const noteAllSeen = createRoute({
  method: 'post',
  path: '/teams/{teamId}/day/opened',
  tags: ['Check-in'],
  summary: 'Note for several athletes at once that their answers of a day were opened',
  description: 'Of those who gave something for the day that the reader may see; each of them sees by whom.',
  request: {
    params: OfTeam,
    ...jsonBody(z.object({ day: IsoDay, athleteIds: z.array(z.uuid()).max(MAX_SEEN) })),
  },
  responses: { 204: { description: 'Noted' }, ...refusals(...STAFF_REFUSALS) },
})

export const recordViewRoutes = createRouter()
  .openapi(readViews, async (c) => {
    const { id } = athleteActorOf(c)
    const views = await asActor(c.var.db, id, (tx) => viewsOf(tx, id, c.req.valid('query')))
    return c.json({ views: views.slice(0, VIEWS_AT_ONCE), hasMore: views.length > VIEWS_AT_ONCE }, 200)
  })
  .openapi(noteOpened, async (c) => {
    const { id: actorId, team } = staffActorOf(c)
    const { db, now } = c.var
    const { id: athleteId } = c.req.valid('param')
    const { day } = c.req.valid('json')
    const [windows] = await readAsActor(db, actorId, formWindowRow({ teamId: team.id }))
    // Of a day to come there is nothing to open.
    if (day <= localDayIn(windowIn(windows).timeZone, now)) {
      await noteView(db, { actorId, teamId: team.id, athleteId, scope: 'answers', day }, now)
    }
    return c.body(null, 204)
  })
  .openapi(noteAllSeen, async (c) => {
    const { id: actorId, team } = staffActorOf(c)
    const { db, now } = c.var
    const { day, athleteIds } = c.req.valid('json')
    const [athletes] = await readAsActor(db, actorId, reportedOn({ ...asStaff(team), athleteIds, day }))
    const among = athletes
      .filter(({ hasReported }) => hasReported)
      .map(({ athleteId }) => athleteId)
      .toSorted()
    await noteView(db, { actorId, teamId: team.id, athleteId: null, among, scope: 'answers', day }, now)
    return c.body(null, 204)
  })

type Asked = { answersOf?: string | undefined; before?: string | undefined }

/** One more than are shown tells whether there are more. */
async function viewsOf(tx: ActorTx, athleteId: string, { answersOf, before }: Asked) {
  const { id, viewerName, scope, day, firstAt, lastAt } = recordViews
  const isOwn = eq(recordViews.athleteId, athleteId)
  const [last] = before
    ? await tx
        .select({ lastAt })
        .from(recordViews)
        .where(and(isOwn, eq(id, before)))
    : []
  const rows = await tx
    .select({ id, viewerName, scope, day, firstAt, lastAt })
    .from(recordViews)
    .where(
      and(
        isOwn,
        answersOf ? and(eq(day, answersOf), eq(scope, 'answers')) : undefined,
        last && or(lt(lastAt, last.lastAt), and(eq(lastAt, last.lastAt), lt(id, before!))),
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(VIEWS_AT_ONCE + 1)
  return rows.map((row) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
}
