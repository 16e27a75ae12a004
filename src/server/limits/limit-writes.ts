import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'
import { isPublic } from '#server/http/guard.ts'
import { tooManyAttempts } from './limit-attempts.ts'
import { createUserCount } from './user-count.ts'

const MAX_WRITES = 300
const READS = ['GET', 'HEAD', 'OPTIONS']

/** No account keeps the others waiting by writing without a break. What visitors may write has limits of its own. */
export function limitWrites() {
  const count = createUserCount(MAX_WRITES)
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, now } = c.var
    const isWrite = visitor !== null && !READS.includes(c.req.method) && !isPublic(c)
    const waitSec = isWrite ? count(visitor.id, now) : null
    if (waitSec) throw tooManyAttempts(waitSec)
    await next()
  })
}
