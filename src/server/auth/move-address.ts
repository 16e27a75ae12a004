import { eq, sql } from 'drizzle-orm'
import { databaseErrorOf } from '#database/database-error.ts'
import type { Orm, Tx } from '#database/database.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Profile } from '#domain/account/profile.ts'
import { announce, tellTeamsOf, userChannel } from '#server/live/announce.ts'
import { forgetAddress, forgetLinks } from './forget-address.ts'
import { removeUnconfirmed } from './unconfirmed.ts'

const UNIQUE_VIOLATION = '23505'

type Owner = Pick<Profile, 'id' | 'email'>
export type NewAddress = { email: string; isConfirmed: boolean }

/** The account has another address from now on; nothing mailed to the former one opens it any more. */
export async function moveAddress(tx: Tx, owner: Owner, { email, isConfirmed }: NewAddress, now: Date) {
  await forgetAddress(tx, owner.email)
  await keepMessagesOf(tx, owner)
  if (isConfirmed) await removeUnconfirmed(tx, email)
  const changes = { email, emailVerified: isConfirmed, updatedAt: now }
  await tx.update(profiles).set(changes).where(eq(profiles.id, owner.id))
  // A reset link in the former mailbox would still open the account.
  await forgetLinks(tx, owner.id)
  await announce(tx, userChannel(owner.id), 'session')
  await tellTeamsOf(tx, owner.id, 'athletes')
}

/** Whether a transaction failed since the new address is another account's. */
export const isTaken = (error: unknown) => databaseErrorOf(error).code === UNIQUE_VIOLATION

/** Messages that the owner sent from the former address still belong to the account, and are deleted with it. */
async function keepMessagesOf(tx: Orm, { id, email }: Owner) {
  await tx
    .update(mails)
    .set({ accountId: id })
    .where(eq(sql`lower(${mails.replyTo})`, email))
}
