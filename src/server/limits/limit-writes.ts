import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'
import { isPublic } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createWriteCount } from './write-count.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** No account keeps the others waiting by writing without a break. What visitors may write has limits of its own. */
export function limitWrites() {
  const count = createWriteCount()
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, now } = c.var
    const isWrite = visitor !== null && !READS.includes(c.req.method) && !isPublic(c)
    const waitSec = isWrite ? count(visitor.id, now) : null
    if (waitSec) throw new Refusal('too-many-attempts', { headers: { 'Retry-After': String(waitSec) } })
    await next()
  })
}
