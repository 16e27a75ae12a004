import { msg } from '#domain/language/message.ts'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a browser send (CSRF), beside the cookie's SameSite=Lax. Browsers always name the
 * origin on an unsafe method; programs that name none carry no cookie by accident. Only the configured origin counts,
 * with its scheme: the sender chooses what a Host header says, and http may have been tampered with.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('Origin')
  const { publicOrigin } = c.get('config')
  if (!SAFE_METHODS.has(c.req.method) && origin !== undefined && origin !== publicOrigin) {
    const hint = msg('Please open {address} instead.', { address: publicOrigin })
    throw new Refusal('foreign-origin', { hint })
  }
  await next()
})
