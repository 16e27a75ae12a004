import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { databaseErrorOf } from '#database/database-error.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One JSON object per line. Nothing personal goes in: no name, address, e-mail, token, body or query string. */
export function createLog(level: LogLevel) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type Log = ReturnType<typeof createLog>

/** None begins with E, as EPERM and EPIPE do, which Node throws. */
const SQL_STATE = /^(?!E)[0-9A-Z]{5}$/

/** Without what a query was asked or answered with, which may be anything a user typed, or the token of their session. */
export function describeError(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error('something that is no error was thrown')
  return {
    name: error.name,
    message: databaseMessage(error) ?? error.message,
    // fetch says no more than 'fetch failed'; why is here, such as ECONNREFUSED.
    code: databaseErrorOf(error).code,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}

/** Drizzle's message quotes every value of the query, also where a lost connection leaves no code; PostgreSQL's may quote one. */
export function databaseMessage(error: unknown): string | null {
  const { code, constraint = '' } = databaseErrorOf(error)
  if (!(error instanceof DrizzleQueryError) && !SQL_STATE.test(code ?? '')) return null
  return `database error ${code ?? 'without a code'} ${constraint}`.trimEnd()
}
