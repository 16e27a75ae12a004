import { DrizzleQueryError } from 'drizzle-orm'
import { databaseErrorOf } from '#database/database-error.ts'

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
