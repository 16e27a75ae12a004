import { z } from 'zod'
import { LOCALES } from '../language/locale.ts'
import { DUTIES } from '../team/team.ts'
import { ROLES } from './role.ts'

/** A team of the user's: their duty there, or that they are one of its athletes. */
export const OwnTeam = z.object({
  id: z.uuid(),
  name: z.string(),
  duty: z.enum([...DUTIES, 'athlete']),
  seesHealth: z.boolean(),
  archivedAt: z.iso.datetime().nullable(),
  twoStepMissing: z.boolean().describe('The team asks its staff for two-step sign-in, and the user has none'),
})
export type OwnTeam = z.infer<typeof OwnTeam>

export const Profile = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  avatarUrl: z.string().nullable(),
  locale: z
    .enum(LOCALES)
    .nullable()
    .describe('The account’s language; null if none was ever chosen, then it is the browser’s'),
  teams: z
    .array(OwnTeam)
    .describe('Those the user works for, or the one that an athlete is on; oldest first'),
})
export type Profile = z.infer<typeof Profile>
