import type { LocalDay } from '#domain/calendar/local-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days before are as they were; these are left for the scenarios that write. */
export const LAST_FULL_DAY_AGO = 3

/** The teams of the bench live in UTC. */
export const dayBefore = (daysAgo: number): LocalDay =>
  new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10) as LocalDay
