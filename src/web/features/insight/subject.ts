/** Whom insights are about. */
export type Subject = { id: string; fullName: string; avatarUrl: string | null } | 'team'
