import { profiles } from '#database/schema/profiles.ts'

/** What a user may know of their own profile. */
export const profileColumns = {
  id: profiles.id,
  fullName: profiles.fullName,
  email: profiles.email,
  role: profiles.role,
  managerId: profiles.managerId,
  avatarUrl: profiles.avatarUrl,
}
