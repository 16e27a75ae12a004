import { createMiddleware } from 'hono/factory'
import { negotiate } from '#domain/language/negotiate.ts'
import type { AppEnv } from './app-env.ts'

/** The language that the reader's browser asks for. */
export const readerLocale = createMiddleware<AppEnv>((c, next) => {
  c.set('locale', negotiate(c.req.header('Accept-Language')))
  return next()
})
