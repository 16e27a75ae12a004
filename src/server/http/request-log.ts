import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './app-env.ts'

/** Gives each request an id, and logs and counts API calls by route pattern, never by path or query: those may hold codes. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  c.set('now', c.get('clock')())
  c.header('X-Request-Id', requestId)
  const startedAt = performance.now()
  await next()
  if (!c.req.path.startsWith('/api/')) return
  const ms = performance.now() - startedAt
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
  const { method } = c.req
  const { status } = c.res
  c.get('monitor').request({ method, route, status, sec: ms / 1000 })
  c.get('log').info({ requestId, method, route, status, ms: Math.round(ms) }, 'request')
})
