import { inArray, lt } from 'drizzle-orm'
import { firstKeptInstant } from '#domain/retention/first-kept.ts'
import { RETENTION_YEARS } from '#domain/retention/retention-periods.ts'
import type { Orm } from '#database/database.ts'
import { mails } from '#database/schema/mails.ts'
import { managerInvitations } from '#database/schema/manager-invitations.ts'
import type { Services } from '#server/http/app-env.ts'
import { clearOutbox, outboxFolder } from '#server/mail/outbox.ts'

const ROWS_AT_ONCE = 1000

/** Communication records: what is known of mails and invitations, and the files mails became without SMTP. */
export async function deleteOldMessages({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  const keptFrom = firstKeptInstant(RETENTION_YEARS.communication, now)
  await deleteBefore(db.system, mails, keptFrom)
  await deleteBefore(db.system, managerInvitations, keptFrom)
  await clearOutbox(outboxFolder(config), keptFrom)
}

async function deleteBefore(system: Orm, table: typeof mails | typeof managerInvitations, keptFrom: Date) {
  const some = system
    .select({ id: table.id })
    .from(table)
    .where(lt(table.createdAt, keptFrom))
    .limit(ROWS_AT_ONCE)
  let deleted
  do {
    deleted = await system.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
  } while (deleted.length === ROWS_AT_ONCE)
}
