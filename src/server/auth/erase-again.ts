import { sql } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { listedErasures } from '#server/storage/erasures.ts'
import { deleteAccount } from './delete-account.ts'

/**
 * Deletes the accounts that a restored database has brought back, however it was restored; how many. Before a server serves,
 * or their owners could sign in.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { db, files, background } = services
  const marks: string[] = []
  for await (const { mark } of listedErasures(files)) marks.push(mark)
  if (marks.length === 0) return 0
  const back = await db.system
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      sql`encode(sha256(${profiles.id}::text::bytea), 'hex') in
          (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))`,
    )
  for (const { id } of back) await deleteAccount(services, id)
  await background.settled()
  return back.length
}
