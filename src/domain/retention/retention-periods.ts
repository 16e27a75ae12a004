/** What the privacy page promises and the job keeps, in years; an account's begin when it is last used. */
export const RETENTION_YEARS = { account: 2, performance: 5, health: 2, communication: 3 } as const

/** Nobody loses an account without having heard of it first. */
export const ACCOUNT_WARNING_DAYS = 30
