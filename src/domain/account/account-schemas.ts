import { z } from 'zod'
import { TimeZone } from '../calendar/calendar-schemas.ts'
import { DEFAULT_TIME_ZONE } from '../calendar/time-zone.ts'
import { InvitationCode } from '../invitation/invitation-code.ts'
import { inEnglish } from '../language/in-english.ts'
import { MAX_FULL_NAME_LENGTH, MAX_PASSWORD_LENGTH } from './account-limits.ts'
import { nameProblem } from './name-problem.ts'
import { ROLES } from './role.ts'

/** Addresses are compared, limited and stored in lower case: two spellings always mean the same person. */
export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** The current one; a new one that is too short is refused in words of its own. */
export const Password = z.string().min(1).max(MAX_PASSWORD_LENGTH)

/** On one line, whatever was pasted: a name stands in mails to others, who would take further lines for ours. */
export const FullName = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .max(MAX_FULL_NAME_LENGTH)
      .superRefine((fullName, context) => {
        const problem = nameProblem(fullName)
        if (problem) context.addIssue(inEnglish(problem))
      }),
  )

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

/** Six digits of an authenticator app, or a recovery code, as they were typed. */
export const TwoFactorCode = z.string().trim().min(1).max(64)
