import { z } from 'zod'
import { ROLES } from './role.ts'

export const Profile = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  managerId: z.uuid().nullable(),
  avatarUrl: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>
