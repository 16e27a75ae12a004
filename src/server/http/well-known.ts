import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { asActor } from '#database/as-actor.ts'
import { describeError } from '#server/process/log.ts'
import type { AppEnv } from './app-env.ts'

const MONTHS_VALID = 6

/** Where to report a security hole. RFC 9116 asks for an expiry date within a year. */
export const securityTxt = new Hono<AppEnv>().get('/.well-known/security.txt', (c) => {
  const { publicOrigin, contactEmail } = c.var.config
  const expires = new Date(c.var.now)
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS_VALID, 1)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`)
})

/** /healthz: the process lives, and is not about to end. /readyz: it can serve, for the database answers. */
export const healthRoutes = new Hono<AppEnv>()
  .get('/healthz', (c) => (c.var.leaving.hasBegun ? c.text('leaving', 503) : c.text('ok')))
  .get('/readyz', async (c) => {
    if (c.var.leaving.hasBegun) return c.text('leaving', 503)
    try {
      await asActor(c.var.db, null, (tx) => tx.execute(sql`select 1`))
      return c.text('ready')
    } catch (error) {
      c.var.log.warn({ requestId: c.var.requestId, err: describeError(error) }, 'not ready')
      return c.text('the database does not answer', 503)
    }
  })
