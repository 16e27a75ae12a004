/** Where a role lands; a profile with another or no role has to join a team first. */
export function dashboardPath(role: string | null | undefined): string {
  if (role === 'athlete') return '/athlete/dashboard'
  if (role === 'manager') return '/manager/dashboard'
  return '/join-team'
}
