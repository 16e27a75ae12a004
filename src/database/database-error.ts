type DatabaseError = { code?: string; constraint?: string; where?: string }

/** What PostgreSQL, or the way to it, said of a failed query; Drizzle wraps it. Empty for any other error without a code. */
export function databaseErrorOf(error: unknown): DatabaseError {
  const { cause, ...own } = (error ?? {}) as DatabaseError & { cause?: DatabaseError }
  return cause?.code ? cause : own
}

/** The database is there, and not for this process to open; the message tells its operator why. */
export class DatabaseRefused extends Error {}
