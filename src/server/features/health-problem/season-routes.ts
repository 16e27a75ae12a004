import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { asActor } from '#database/as-actor.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { HealthSeason } from '#domain/health-problem/health-problem-schemas.ts'
import { fullShare } from '#domain/health-problem/season-availability.ts'
import { timeLossBin } from '#domain/health-problem/time-loss.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { BYTE_ORDER_MARK, csvLine, fileNamePart } from '#server/http/download.ts'
import { healthActorOf, OfTeam, STAFF_REFUSALS, type StaffActor } from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { DOWNLOAD_PER_USER } from '#server/limits/attempt-limits.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { noteView } from '#server/stored/record-views.ts'
import { noteProblemsOpened } from './note-opened.ts'
import { type Season, seasonOf } from './season.ts'
import { SEASON_TABLES, type SeasonTable } from './season-csv.ts'

const tags = ['Health problems']
const request = { params: OfTeam, query: z.object({ from: IsoDay, to: IsoDay }) }

const readSeason = createRoute({
  method: 'get',
  path: '/teams/{teamId}/health-season',
  tags,
  summary: 'Prevalence by week, time loss by problem and availability over at most two years',
  description:
    'For staff who see health, of those who are on the team now. A week that nobody answered has no prevalence.',
  request,
  responses: { 200: jsonReply('The season', HealthSeason), ...refusals(...STAFF_REFUSALS, 'wrong-duty') },
})

const downloadOf = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary,
    request,
    responses: {
      200: { description: 'UTF-8 with a byte order mark', content: { 'text/csv': { schema: z.string() } } },
      ...refusals(...STAFF_REFUSALS, 'wrong-duty', 'too-many-attempts'),
    },
  })

const downloadWeeks = downloadOf('/teams/{teamId}/health-season/weeks.csv', 'Prevalence, one row per week')
const downloadProblems = downloadOf(
  '/teams/{teamId}/health-season/problems.csv',
  'Injuries and illnesses with their time loss, one row each',
)
const downloadAvailability = downloadOf(
  '/teams/{teamId}/health-season/availability.csv',
  'On how many days each athlete could train, one row each',
)

export const seasonRoutes = createRouter()
  .openapi(readSeason, async (c) => {
    const actor = healthActorOf(c)
    const season = shownSeason(await seasonFor(c, actor, c.req.valid('query')))
    await noteProblemsOpened(c, actor, season.problems)
    return c.json(season, 200)
  })
  .openapi(downloadWeeks, (c) => sendTable(c, 'weeks', c.req.valid('query')))
  .openapi(downloadProblems, (c) => sendTable(c, 'problems', c.req.valid('query')))
  .openapi(downloadAvailability, (c) => sendTable(c, 'availability', c.req.valid('query')))

async function seasonFor(c: Context<AppEnv>, { id, team }: StaffActor, range: DateRange): Promise<Season> {
  const fault = rangeFault(range)
  if (fault) throw new Refusal('invalid-input', { message: fault })
  return asActor(c.var.db, id, (tx) => seasonOf(tx, { teamId: team.id, ...range }, c.var.now))
}

function shownSeason({ weeks, problems, availability }: Season): HealthSeason {
  const sum = (status: 'full' | 'modified' | 'out' | 'off') =>
    availability.reduce((days, athlete) => days + athlete[status], 0)
  const days = { full: sum('full'), modified: sum('modified'), out: sum('out'), off: sum('off') }
  return {
    weeks,
    problems: problems.map((problem) => ({
      id: problem.id,
      athleteId: problem.athleteId,
      kind: problem.kind,
      area: problem.area,
      side: problem.side,
      beganOn: problem.beganOn,
      resolvedOn: problem.resolvedOn,
      timeLossDays: problem.timeLossDays,
      bin: timeLossBin(problem.timeLossDays),
    })),
    availability: { ...days, fullShare: fullShare(days) },
  }
}

/** A season is small, so it is made before it is sent. */
async function sendTable(c: Context<AppEnv>, name: keyof typeof SEASON_TABLES, range: DateRange) {
  const actor = healthActorOf(c)
  const { id: actorId, team } = actor
  await limitAttempts(c, [DOWNLOAD_PER_USER, actorId])
  const season = await seasonFor(c, actor, range)
  await noteView(c.var.db, { actorId, teamId: team.id, athleteId: null, scope: 'export' }, c.var.now)
  await asActor(c.var.db, actorId, (tx) =>
    noteChange(tx, { teamId: team.id, actorId, what: 'exported' }, c.var.now),
  )
  const { headings, lines }: SeasonTable = SEASON_TABLES[name]
  const file = [fileNamePart(team.name), 'health', name, range.from, range.to].join('_')
  return c.body(BYTE_ORDER_MARK + [headings, ...lines(season)].map(csvLine).join(''), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}.csv"`,
  })
}
