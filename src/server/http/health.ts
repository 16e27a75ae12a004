import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { asActor } from '#database/as-actor.ts'
import { describeError } from '#server/describe-error.ts'
import type { AppEnv } from './app-env.ts'

/** /healthz: the process lives. /readyz: it can serve, for the database answers. */
export const healthRoutes = new Hono<AppEnv>()
  .get('/healthz', (c) => c.text('ok'))
  .get('/readyz', async (c) => {
    try {
      await asActor(c.var.db, null, (tx) => tx.execute(sql`select 1`))
      return c.text('ready')
    } catch (error) {
      c.var.log.warn({ requestId: c.var.requestId, err: describeError(error) }, 'not ready')
      return c.text('the database does not answer', 503)
    }
  })
