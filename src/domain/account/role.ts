export const ROLES = ['athlete', 'manager'] as const

export type Role = (typeof ROLES)[number]
