export const ROLES = ['athlete', 'manager'] as const

export type Role = (typeof ROLES)[number]

/** Where a role lands; a profile with another or no role has to join a team first. */
export function dashboardPath(role: string | null | undefined): string {
  if (role === 'athlete') return '/athlete/dashboard'
  if (role === 'manager') return '/manager/dashboard'
  return '/join-team'
}
