import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { type InsightOutcome, insightReplies } from '#database/schema/insight-replies.ts'

/** `outcome` is null while the question is being asked. */
export type KeptReply = { outcome: InsightOutcome | null; expiresAt: Date }

/** Replies in the database, so that every process finds what another has asked or is asking. */
export function createKeptReplies({ system }: Database) {
  return {
    async find(key: string, now: Date): Promise<KeptReply | undefined> {
      const [kept] = await system
        .select()
        .from(insightReplies)
        .where(and(eq(insightReplies.key, key), gt(insightReplies.expiresAt, now)))
      return kept
    },

    /** Whether the caller is now the one who asks; a claim that no reply follows ends by itself. */
    async claim(key: string, now: Date, expiresAt: Date): Promise<boolean> {
      const claimed = await system
        .insert(insightReplies)
        .values({ key, outcome: null, expiresAt })
        .onConflictDoUpdate({
          target: insightReplies.key,
          set: { outcome: null, expiresAt },
          setWhere: lte(insightReplies.expiresAt, now),
        })
        .returning({ key: insightReplies.key })
      return claimed.length > 0
    },

    async keep(key: string, outcome: InsightOutcome, expiresAt: Date) {
      await system.update(insightReplies).set({ outcome, expiresAt }).where(eq(insightReplies.key, key))
    },

    async giveUp(key: string) {
      await system.delete(insightReplies).where(eq(insightReplies.key, key))
    },
  }
}
