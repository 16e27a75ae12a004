import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { asActor, readAsActor } from '#database/as-actor.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { mayExport } from '#domain/team/team.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { downloadStream, fileNamePart } from '#server/http/download.ts'
import { OfTeam, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, refusals } from '#server/http/router.ts'
import { DOWNLOAD_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { AskedGroup, groupAsked } from '#server/stored/groups.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { noteView } from '#server/stored/record-views.ts'
import { describeError } from '#server/process/log.ts'
import {
  AskedAthlete,
  AskedRange,
  demandRange,
  ownMeant,
  todayFor,
  type Whose as WhoseFigures,
} from './asked-range.ts'
import { athleteSeen } from './athlete-queries.ts'
import { csvChunks, type CsvTable, responsesTable, sessionsTable } from './csv.ts'
import { figuresTable } from './figures-csv.ts'

const csv = {
  200: { description: 'UTF-8 with a byte order mark', content: { 'text/csv': { schema: z.string() } } },
}

const ofTeam = {
  request: {
    params: OfTeam,
    query: AskedRange.extend({ ...AskedAthlete.partial().shape, ...AskedGroup.shape }),
  },
  responses: {
    ...csv,
    ...refusals(...STAFF_REFUSALS, 'wrong-duty', 'group-unknown', 'too-many-attempts'),
  },
}

const own = {
  request: { query: AskedRange },
  responses: { ...csv, ...refusals('invalid-input', 'session-required', 'wrong-role', 'too-many-attempts') },
}

const downloadSessions = createRoute({
  ...ofTeam,
  method: 'get',
  tags: ['Statistics'],
  path: '/teams/{teamId}/statistics/sessions.csv',
  summary: 'The sessions and declared rests of one athlete, or of the whole team, one row each',
})

const downloadOwnSessions = createRoute({
  ...own,
  method: 'get',
  tags: ['Statistics'],
  path: '/statistics/sessions.csv',
  summary: 'The sessions and declared rests of the signed-in athlete, one row each',
})

const downloadFigures = createRoute({
  ...ofTeam,
  method: 'get',
  tags: ['Statistics'],
  path: '/teams/{teamId}/statistics/load.csv',
  summary: 'What the loads of one athlete, or of the whole team, come to, one row per athlete and day',
})

const downloadOwnFigures = createRoute({
  ...own,
  method: 'get',
  tags: ['Statistics'],
  path: '/statistics/load.csv',
  summary: 'What the loads of the signed-in athlete come to, one row per day',
})

const downloadResponses = createRoute({
  ...ofTeam,
  method: 'get',
  tags: ['Statistics'],
  path: '/teams/{teamId}/statistics/responses.csv',
  summary: 'The answers of one athlete, or of the whole team, one row each',
})

const downloadOwnResponses = createRoute({
  ...own,
  method: 'get',
  tags: ['Statistics'],
  path: '/statistics/responses.csv',
  summary: 'The answers of the signed-in athlete, one row each',
})

export const downloadRoutes = createRouter()
  .openapi(downloadSessions, (c) => sendTeam(c, sessionsTable, c.req.valid('query')))
  .openapi(downloadOwnSessions, (c) => sendTable(c, sessionsTable, ownMeant(c), c.req.valid('query')))
  .openapi(downloadFigures, (c) => sendTeam(c, figuresTable, c.req.valid('query')))
  .openapi(downloadOwnFigures, (c) => sendTable(c, figuresTable, ownMeant(c), c.req.valid('query')))
  .openapi(downloadResponses, (c) => sendTeam(c, responsesTable, c.req.valid('query')))
  .openapi(downloadOwnResponses, (c) => sendTable(c, responsesTable, ownMeant(c), c.req.valid('query')))

type TeamAsked = DateRange & { athleteId?: string | undefined; group?: string | undefined }

async function sendTeam<Row>(c: Context<AppEnv>, table: CsvTable<Row>, asked: TeamAsked) {
  const { athleteId = null, group: groupId, ...range } = asked
  const { id, team } = staffActorOf(c)
  if (!mayExport(team.duty)) throw new Refusal('wrong-duty')
  const group = await groupAsked(c.var.db, id, { teamId: team.id, groupId })
  const among = group?.athleteIds ?? null
  const whose = { actorId: id, athleteId, among, knownTeamId: team.id, ...asStaff(team) }
  return sendTable(c, table, whose, range, [team.name, group?.name ?? ''].map(fileNamePart))
}

/** Without an athlete all of the team, or of one of its groups. */
type Whose = Omit<WhoseFigures, 'athleteId'> & {
  athleteId: string | null
  among?: readonly string[] | null
}

async function sendTable<Row>(
  c: Context<AppEnv>,
  table: CsvTable<Row>,
  { actorId, among = null, ...whose }: Whose,
  range: DateRange,
  ofWhom: string[] = [],
) {
  demandRange(range)
  await limitAttempts(c, [DOWNLOAD_PER_USER, actorId])
  const { db, log, now, requestId } = c.var
  const { athleteId, teamId, knownTeamId } = whose
  const [windows] = await readAsActor(db, actorId, formWindowRow({ teamId: knownTeamId }))
  const today = todayFor(windows, undefined, now)
  if (athleteId) {
    const [seen] = await readAsActor(db, actorId, athleteSeen({ athleteId, teamId }))
    if (seen.length === 0) throw new Refusal('not-found')
  }
  // An athlete's own reading has no team.
  if (teamId) {
    await noteView(
      db,
      { actorId, teamId, athleteId, among: athleteId ? undefined : (among ?? undefined), scope: 'export' },
      now,
    )
    await asActor(db, actorId, (tx) => {
      const aboutId = athleteId ? { aboutId: athleteId } : {}
      return noteChange(tx, { teamId, actorId, what: 'exported', ...aboutId }, now)
    })
  }
  const chunks = csvChunks(db, actorId, table, { ...range, ...whose, among, today })
  const onError = (error: unknown) =>
    log.error({ requestId, err: describeError(error) }, 'a download broke off')
  return c.body(downloadStream(chunks, onError), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${[...ofWhom, table.name, range.from].filter(Boolean).join('_')}_${range.to}.csv"`,
  })
}
