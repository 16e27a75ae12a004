import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { readAsActor } from '#database/as-actor.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { downloadStream } from '#server/http/download.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, refusals } from '#server/http/router.ts'
import { DOWNLOAD_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { describeError } from '#server/process/log.ts'
import { AskedAthlete, AskedRange, demandRange } from './asked-range.ts'
import { athleteSeen } from './athlete-queries.ts'
import { csvChunks, type CsvTable, responsesTable, sessionsTable } from './csv.ts'

const download = {
  request: { query: AskedAthlete.extend(AskedRange.shape) },
  responses: {
    200: { description: 'UTF-8 with a byte order mark', content: { 'text/csv': { schema: z.string() } } },
    ...refusals('invalid-input', 'session-required', 'not-found', 'too-many-attempts'),
  },
}

const downloadSessions = createRoute({
  ...download,
  method: 'get',
  tags: ['Statistics'],
  path: '/statistics/sessions.csv',
  summary: 'The sessions and declared rests of one athlete, or of the whole team, one row each',
})

const downloadResponses = createRoute({
  ...download,
  method: 'get',
  tags: ['Statistics'],
  path: '/statistics/responses.csv',
  summary: 'The answers of one athlete, or of the whole team, one row each',
})

export const downloadRoutes = createRouter()
  .openapi(downloadSessions, (c) => sendTable(c, sessionsTable, c.req.valid('query')))
  .openapi(downloadResponses, (c) => sendTable(c, responsesTable, c.req.valid('query')))

type Asked = DateRange & { athleteId?: string | undefined }

async function sendTable<Row>(c: Context<AppEnv>, table: CsvTable<Row>, asked: Asked) {
  const reader = actorOf(c)
  demandRange(asked)
  await limitAttempts(c, [DOWNLOAD_PER_USER, reader.id])
  const athleteId = asked.athleteId ?? (reader.role === 'athlete' ? reader.id : null)
  const { db, log, requestId } = c.var
  if (athleteId) {
    const [seen] = await readAsActor(db, reader.id, athleteSeen({ athleteId }))
    if (seen.length === 0) throw new Refusal('not-found')
  }
  const chunks = csvChunks(db, reader.id, table, { ...asked, athleteId })
  const onError = (error: unknown) =>
    log.error({ requestId, err: describeError(error) }, 'a download broke off')
  return c.body(downloadStream(chunks, onError), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${table.name}_${asked.from}_${asked.to}.csv"`,
  })
}
