import { z } from 'zod'
import { TimeZone } from '../calendar/time-zone.ts'
import { DEFAULT_TIME_ZONE } from '../calendar/zone-label.ts'
import { MAX_PASSWORD_LENGTH } from './account-limits.ts'
import { InvitationCode } from '../invitation/invitation-code.ts'
import { Email } from './email.ts'
import { FullName } from './full-name.ts'
import { ROLES } from './role.ts'

/** Role and name fall back to what a missing profile gets: an athlete without a name. */
export const Registration = z.object({
  fullName: FullName.default(''),
  email: Email,
  password: z.string().max(MAX_PASSWORD_LENGTH),
  role: z.enum(ROLES).default('athlete'),
  timeZone: TimeZone.default(DEFAULT_TIME_ZONE),
  /** Of the link that led here: the confirmation mail leads back to it. */
  invitationCode: InvitationCode.optional(),
})
export type Registration = z.infer<typeof Registration>
