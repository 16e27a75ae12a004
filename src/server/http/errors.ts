import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from './app-env.ts'
import { Refusal, REFUSALS } from './refusal.ts'

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof Refusal) return refuse(c, error)
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return refuse(c, new Refusal('invalid-input'))
  if (isUnstorableText(error)) return refuse(c, new Refusal('invalid-input'))
  c.var.log.error({ requestId: c.var.requestId, err: describe(error) }, 'unexpected error')
  const message = 'Something went wrong on our side. Please try again.'
  return c.json({ code: 'unexpected', message, requestId: c.var.requestId }, 500)
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => refuse(c, new Refusal('not-found'))

function refuse(c: Context<AppEnv>, refusal: Refusal) {
  const body = { code: refusal.code, message: refusal.message, requestId: c.var.requestId }
  return c.json(body, REFUSALS[refusal.code].status, refusal.headers)
}

/** PostgreSQL stores no NUL character and no unpaired surrogate; whoever sends one has made the mistake. */
function isUnstorableText(error: Error): boolean {
  const code = (error.cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code
  return code === '22021' || code === '22P05'
}

/** Without the database's own message and detail, which may quote what a user typed. */
function describe(error: Error) {
  const cause = error.cause as { code?: string; constraint?: string; table?: string } | undefined
  return {
    name: error.name,
    message: cause?.code ? `database error ${cause.code} ${cause.constraint ?? ''}` : error.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}
