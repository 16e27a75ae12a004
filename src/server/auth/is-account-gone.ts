import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'

/** Whether an account was deleted while a request of its owner was on its way. */
export async function isAccountGone({ system }: Database, userId: string): Promise<boolean> {
  const found = await system.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId))
  return found.length === 0
}
