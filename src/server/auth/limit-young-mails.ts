import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { MAIL_PER_YOUNG_ACCOUNT } from '#server/limits/attempt-limits.ts'

const YOUNG_MS = 7 * 24 * 60 * 60 * 1000

/** Counts a mail to an address of the user's choice: someone who has just registered may want to misuse our name. */
export async function limitYoungMails(c: Context<AppEnv>, userId: string) {
  const { db, now, rateLimit } = c.var
  const bornAfter = new Date(now.getTime() - YOUNG_MS)
  const young = await db.system
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, userId), gt(profiles.createdAt, bornAfter)))
  if (young.length === 0) return
  const refused = await rateLimit.count([[MAIL_PER_YOUNG_ACCOUNT, userId]], now)
  if (refused)
    throw new Refusal('too-many-young-mails', { headers: { 'Retry-After': String(refused.waitSec) } })
}
