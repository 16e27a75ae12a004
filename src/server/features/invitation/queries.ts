import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, or } from 'drizzle-orm'
import { INVITATION_CODE_BYTES } from '#domain/invitation/invitation-code.ts'
import { invitationExpiry, listedFrom } from '#domain/invitation/invitation.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { managerInvitations } from '#database/schema/manager-invitations.ts'

export type InvitationRow = typeof managerInvitations.$inferSelect

/**
 * Newest first, an expired one for another month. An accepted one is told for as long as it would have been valid: a page that
 * shows it must see it go.
 */
export function invitationsOf(tx: ActorTx, managerId: string, now: Date): Promise<InvitationRow[]> {
  const { status, expiresAt, createdAt, id } = managerInvitations
  const isListed = or(gt(expiresAt, now), and(eq(status, 'pending'), gt(expiresAt, listedFrom(now))))
  return tx
    .select()
    .from(managerInvitations)
    .where(and(eq(managerInvitations.managerId, managerId), isListed))
    .orderBy(desc(createdAt), desc(id))
}

export async function createInvitation(
  tx: ActorTx,
  manager: Profile,
  email: string | null,
  now: Date,
): Promise<InvitationRow> {
  const [created] = await tx
    .insert(managerInvitations)
    .values({
      managerId: manager.id,
      managerName: manager.fullName,
      invitationCode: randomBytes(INVITATION_CODE_BYTES).toString('base64url'),
      email,
      createdAt: now,
      expiresAt: invitationExpiry(now),
    })
    .returning()
  return created!
}

/** False if the manager has no such invitation. */
export async function deleteInvitation(tx: ActorTx, managerId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(managerInvitations)
    .where(and(eq(managerInvitations.id, id), eq(managerInvitations.managerId, managerId)))
    .returning({ id: managerInvitations.id })
  return deleted.length > 0
}
