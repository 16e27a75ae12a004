import { createRoute, z } from '@hono/zod-openapi'
import { describeError } from '#server/process/log.ts'
import { downloadStream } from '#server/http/download.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, refusals } from '#server/http/router.ts'
import { EXPORT_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { exportFiles } from './export-files.ts'
import { zipPieces } from './pieces.ts'

const downloadData = createRoute({
  method: 'get',
  path: '/account/export',
  tags: ['Account'],
  summary: 'All data of the signed-in user',
  responses: {
    200: {
      description: 'A zip archive with each table as JSON and as CSV, the picture, and a README.txt',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refusals('session-required', 'too-many-attempts'),
  },
})

export const accountExportRoutes = createRouter().openapi(downloadData, async (c) => {
  const actor = actorOf(c)
  const { now, log, requestId } = c.var
  await limitAttempts(c, [EXPORT_PER_USER, actor.id])
  const archive = zipPieces(await exportFiles(c.var, actor, now), now)
  const onError = (error: unknown) =>
    log.error({ requestId, err: describeError(error) }, 'a download broke off')
  return c.body(downloadStream(archive, onError), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="plimsoll-data_${now.toISOString().slice(0, 10)}.zip"`,
  })
})
