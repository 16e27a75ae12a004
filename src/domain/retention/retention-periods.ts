/** What the privacy page promises and the job keeps, in years; an account's begin when it is last used. */
export const RETENTION_YEARS = { account: 2, performance: 5, health: 2, communication: 3 } as const

/** After these a registration ends whose address was never confirmed. */
export const UNCONFIRMED_DAYS = 7

/** For these the former address of an account can be put back. */
export const EMAIL_UNDO_DAYS = 7

/** For these an attempt is counted at the longest, to slow down who guesses. */
export const ATTEMPT_DAYS = 7

/** Nobody loses an account without having heard of it first. */
export const ACCOUNT_WARNING_DAYS = 30
