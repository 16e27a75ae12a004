import { z } from 'zod'

/** 144 bits: 24 characters of base64url without padding. */
export const INVITATION_CODE_BYTES = 18

const plausible = /^[\w-]{1,200}$/

/** What a link may carry. Anything else is no code of ours and is looked up as the empty one, which no one has. */
export const InvitationCode = z
  .string()
  .transform((raw) => raw.trim())
  .transform((code) => (plausible.test(code) ? code : ''))
