import { z } from 'zod'

/** 65 bytes of a point that is not compressed, and 16 of a secret, as every browser gives them. */
const PublicKey = z.string().regex(/^B[\w-]{86}$/, 'must be 65 bytes in base64url')
const AuthSecret = z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')

/** What a browser says of itself once its user wants to be notified there. */
export const PushSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: PublicKey, auth: AuthSecret }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** Why a server cannot notify: browsers want https, push services somebody to write to. */
export const PUSH_OFF_REASONS = ['no-https', 'no-address'] as const
export type PushOffReason = (typeof PUSH_OFF_REASONS)[number]

export const PushDevice = z.object({
  id: z.uuid(),
  label: z.string(),
  addedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it was added in the session that asks. */
  current: z.boolean(),
  /** SHA-256 of its endpoint, by which a browser knows itself without the endpoint going out. */
  endpointId: z.string(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const PushState = z.object({
  offered: z.object({ publicKey: z.string() }).nullable(),
  /** Null where it is offered. */
  reason: z.enum(PUSH_OFF_REASONS).nullable(),
  devices: z.array(PushDevice),
})
export type PushState = z.infer<typeof PushState>
