import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a browser send (CSRF), beside the cookie's SameSite=Lax. Browsers always name the
 * origin on an unsafe method; programs that name none carry no cookie by accident.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (
    !SAFE_METHODS.has(c.req.method) &&
    isForeign(c.req.header('Origin'), c.req.header('Host'), c.get('config').publicOrigin)
  ) {
    throw new Refusal('foreign-origin')
  }
  await next()
})

function isForeign(origin: string | undefined, host: string | undefined, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
