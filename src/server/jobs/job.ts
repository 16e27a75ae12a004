import type { Services } from '#server/http/app-env.ts'

export type Job = {
  name: string
  /** A cron pattern, in UTC. */
  pattern: string
  run: (services: Services, now: Date) => Promise<void>
}
