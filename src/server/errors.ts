import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { databaseErrorOf, isDatabaseAway } from '#database/database-error.ts'
import { negotiate } from '#domain/language/negotiate.ts'
import { isAccountGone } from './auth/delete-account.ts'
import { describeError } from './process/log.ts'
import { speechIn } from './language/speech-in.ts'
import type { AppEnv } from './http/app-env.ts'
import { inWords, Refusal, REFUSALS } from './http/refusal.ts'

/** PostgreSQL stores no NUL character and no unpaired surrogate. */
const UNSTORABLE_TEXT = ['22021', '22P05']
/** Another node takes over within half a minute; who asks too early is told again. */
const RETRY_AFTER_SEC = 5
/** A row that refers to no one, or that no policy lets in. */
const NOBODYS_ROW = ['23503', '42501']

export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  if (error instanceof Refusal) {
    if (error.cause) log(c, error.cause, error.code)
    return refuse(c, error)
  }
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return refuse(c, new Refusal('invalid-input'))
  if (isDatabaseAway(error)) {
    c.var.log.warn({ requestId: c.var.requestId, err: describeError(error) }, 'the database is away')
    return refuse(c, new Refusal('database-away', { headers: { 'Retry-After': String(RETRY_AFTER_SEC) } }))
  }
  const { code = '' } = databaseErrorOf(error)
  if (UNSTORABLE_TEXT.includes(code)) return refuse(c, new Refusal('invalid-input'))
  const { visitor, db } = c.var
  if (visitor && NOBODYS_ROW.includes(code) && (await isAccountGone(db, visitor.id)))
    return refuse(c, new Refusal('session-required'))
  log(c, error, 'unexpected error')
  const message = 'Something went wrong on our side. Please try again.'
  return c.json({ code: 'unexpected', message, requestId: c.var.requestId }, 500)
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => refuse(c, new Refusal('not-found'))

function log(c: Context<AppEnv>, error: unknown, what: string) {
  c.var.log.error({ requestId: c.var.requestId, err: describeError(error) }, what)
}

/** The page shows it in the language it is in; the sentence above is English for every client. */
function saidTo(c: Context<AppEnv>, { said }: Refusal) {
  const locale = c.get('locale') ?? negotiate(c.req.header('Accept-Language'))
  if (locale === 'en') return {}
  const { t } = speechIn(locale)
  return { said: said.map((one) => inWords(one, t)).join(' ') }
}

function refuse(c: Context<AppEnv>, refusal: Refusal) {
  const body = {
    ...refusal.details,
    code: refusal.code,
    message: refusal.message,
    ...saidTo(c, refusal),
    requestId: c.var.requestId,
  }
  return c.json(body, REFUSALS[refusal.code].status, refusal.headers)
}
