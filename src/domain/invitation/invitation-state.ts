import type { InvitationStatus } from './invitation-status.ts'

const VALID_HOURS = 24
const HOUR_MS = 60 * 60 * 1000

export const INVITATION_STATES = ['active', 'expired', 'accepted'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const invitationExpiry = (createdAt: Date) => new Date(createdAt.getTime() + VALID_HOURS * HOUR_MS)

export function invitationState(
  { status, expiresAt }: { status: InvitationStatus; expiresAt: Date },
  now: Date,
): InvitationState {
  if (status === 'accepted') return 'accepted'
  return expiresAt <= now ? 'expired' : 'active'
}
