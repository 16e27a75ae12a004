import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { INVITATION_CODE_BYTES } from '#domain/invitation/invitation-code.ts'
import { invitationExpiry, listedFrom } from '#domain/invitation/invitation.ts'
import type { Duty, InvitedDuty } from '#domain/team/team.ts'
import type { StaffActor } from '#server/http/guard.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { invitations } from '#database/schema/invitations.ts'

export type InvitationRow = typeof invitations.$inferSelect

/**
 * Newest first, an expired one for another month. An accepted one is told for as long as it would have been valid: a page that
 * shows it must see it go.
 */
export function invitationsOf(tx: ActorTx, { team }: StaffActor, now: Date): Promise<InvitationRow[]> {
  const { status, expiresAt, createdAt, id } = invitations
  const isListed = or(gt(expiresAt, now), and(eq(status, 'pending'), gt(expiresAt, listedFrom(now))))
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, team.id), isTheirsToSee(team.duty), isListed))
    .orderBy(desc(createdAt), desc(id))
}

export async function createInvitation(
  tx: ActorTx,
  manager: StaffActor,
  { email, duty }: { email: string | undefined; duty: InvitedDuty | undefined },
  now: Date,
): Promise<InvitationRow> {
  const [created] = await tx
    .insert(invitations)
    .values({
      teamId: manager.team.id,
      managerName: manager.fullName,
      invitationCode: randomBytes(INVITATION_CODE_BYTES).toString('base64url'),
      email,
      duty,
      createdAt: now,
      expiresAt: invitationExpiry(now),
    })
    .returning()
  return created!
}

/** False if the team has no such invitation. */
export async function deleteInvitation(tx: ActorTx, { team }: StaffActor, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.teamId, team.id), isTheirsToSee(team.duty)))
    .returning({ id: invitations.id })
  return deleted.length > 0
}

/** Those to the staff are the owners' business. */
const isTheirsToSee = (duty: Duty) => (duty === 'owner' ? undefined : isNull(invitations.duty))
