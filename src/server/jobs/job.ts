import type { Services } from '#server/http/app-env.ts'

export type Job = {
  name: string
  /** A cron pattern, in UTC: when it is due. */
  pattern: string
  /** Runs at most once in each; a minute unless said otherwise. */
  slotMin?: number
  run: (services: Services, now: Date) => Promise<void>
}
