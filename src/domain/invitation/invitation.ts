export const INVITATION_STATUSES = ['pending', 'accepted'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

const VALID_HOURS = 24
const LISTED_AFTER_EXPIRY_DAYS = 30
const HOUR_MS = 60 * 60 * 1000

export const INVITATION_STATES = ['active', 'expired', 'accepted'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const invitationExpiry = (createdAt: Date) => new Date(createdAt.getTime() + VALID_HOURS * HOUR_MS)

/** An invitation that expired before this is kept as a record only, and is no longer listed. */
export const listedFrom = (now: Date) => new Date(now.getTime() - LISTED_AFTER_EXPIRY_DAYS * 24 * HOUR_MS)

export function invitationState(
  { status, expiresAt }: { status: InvitationStatus; expiresAt: Date },
  now: Date,
): InvitationState {
  if (status === 'accepted') return 'accepted'
  return expiresAt <= now ? 'expired' : 'active'
}

export const invitationLink = (origin: string, code: string) =>
  `${origin}/join?code=${encodeURIComponent(code)}`
