import { DrizzleQueryError } from 'drizzle-orm'

type DatabaseError = { code?: string; constraint?: string; where?: string }

/** What PostgreSQL, or the way to it, said of a failed query; Drizzle wraps it. Empty for any other error without a code. */
export function databaseErrorOf(error: unknown): DatabaseError {
  const { cause, ...own } = (error ?? {}) as DatabaseError & { cause?: DatabaseError }
  return cause?.code ? cause : own
}

/** The database is there, and not for this process to open; the message tells its operator why. */
export class DatabaseRefused extends Error {}

export class NotThePrimary extends DatabaseRefused {
  constructor() {
    super(
      'The PostgreSQL of DATABASE_URL takes no writes: it is a standby, or set to read only. Its rows may be old. ' +
        'Point DATABASE_URL at the primary.',
    )
  }
}

/**
 * A read-only transaction, and a node that is ending: https://www.postgresql.org/docs/current/errcodes-appendix.html. The
 * node may have become a standby; the next connection may lead to the one that has taken over.
 */
const NOT_THIS_NODE = ['25006', '57P01', '57P02', '57P03']

/** A connection on which this was said is of no use any more. */
export const isNotThisNode = (error: unknown): boolean =>
  error instanceof NotThePrimary || NOT_THIS_NODE.includes(databaseErrorOf(error).code ?? '')

/**
 * A connection that broke or could not be made, also because there are too many or the name of the host leads nowhere while another takes
 * over, and a lock that somebody held for too long: a commit that is held back does.
 */
const SAYS_LATER =
  /^(?:08\w{3}|53300|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** pg's own words, which have no code. */
const SAYS_BROKEN = /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has|was) )/

/**
 * Whether the database is not there for the moment, as while another node takes over: the same request, sent again soon, may
 * well succeed. Looked for in the error itself, and in what Drizzle has wrapped: the cause of any other may be of another host.
 */
export function isDatabaseAway(error: unknown): boolean {
  const own = error instanceof DrizzleQueryError ? error.cause : error
  if (!(own instanceof Error)) return false
  const { code = '' } = own as DatabaseError
  return isNotThisNode(own) || SAYS_LATER.test(code) || SAYS_BROKEN.test(own.message)
}
