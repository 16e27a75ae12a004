import { DrizzleQueryError } from 'drizzle-orm'
import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isAccountGone } from '#server/auth/is-account-gone.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal, REFUSALS } from './refusal.ts'

type DatabaseFailure = { code?: string; constraint?: string }

const SQL_STATE = /^[0-9A-Z]{5}$/
/** PostgreSQL stores no NUL character and no unpaired surrogate. */
const UNSTORABLE_TEXT = ['22021', '22P05']
/** A row that refers to no one, or that no policy lets in. */
const NOBODYS_ROW = ['23503', '42501']

export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  if (error instanceof Refusal) return refuse(c, error)
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return refuse(c, new Refusal('invalid-input'))
  if (UNSTORABLE_TEXT.includes(codeOf(error))) return refuse(c, new Refusal('invalid-input'))
  const { visitor, db } = c.var
  if (visitor && NOBODYS_ROW.includes(codeOf(error)) && (await isAccountGone(db, visitor.id)))
    return refuse(c, new Refusal('session-required'))
  c.var.log.error({ requestId: c.var.requestId, err: describe(error) }, 'unexpected error')
  const message = 'Something went wrong on our side. Please try again.'
  return c.json({ code: 'unexpected', message, requestId: c.var.requestId }, 500)
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => refuse(c, new Refusal('not-found'))

function refuse(c: Context<AppEnv>, refusal: Refusal) {
  const body = { code: refusal.code, message: refusal.message, requestId: c.var.requestId }
  return c.json(body, REFUSALS[refusal.code].status, refusal.headers)
}

function codeOf(error: Error): string {
  return (error.cause as DatabaseFailure | undefined)?.code ?? (error as DatabaseFailure).code ?? ''
}

/** Without what a query was asked or answered with, which may be anything a user typed, or the token of their session. */
function describe(error: Error) {
  return {
    name: error.name,
    message: databaseMessage(error) ?? error.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}

/** Drizzle's message quotes every value of the query, also where a lost connection leaves no code; PostgreSQL's may quote one. */
function databaseMessage(error: Error): string | null {
  const isQuery = error instanceof DrizzleQueryError
  const { code, constraint = '' } = ((isQuery ? error.cause : error) ?? {}) as DatabaseFailure
  if (!isQuery && !SQL_STATE.test(code ?? '')) return null
  return `database error ${code ?? 'without a code'} ${constraint}`.trimEnd()
}
