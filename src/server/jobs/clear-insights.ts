import { lte } from 'drizzle-orm'
import { insightReplies } from '#database/schema/insight-replies.ts'
import type { Job } from './job.ts'

export const clearInsights: Job = {
  name: 'clear-insights',
  pattern: '*/5 * * * *',
  async run({ db }, now) {
    await db.system.delete(insightReplies).where(lte(insightReplies.expiresAt, now))
  },
}
