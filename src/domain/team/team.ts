/** What somebody does for a team; the first two run it. */
export const DUTIES = ['owner', 'coach', 'medical', 'viewer'] as const
export type Duty = (typeof DUTIES)[number]

/** One becomes an owner by another's hand, not by a link. */
export const INVITED_DUTIES = ['coach', 'medical', 'viewer'] as const
export type InvitedDuty = (typeof INVITED_DUTIES)[number]

export const mayRun = (duty: string): boolean => duty === 'owner' || duty === 'coach'

/** Leaves room for the longest name of a coach in the name that a team begins with. */
export const MAX_TEAM_NAME_LENGTH = 140

/** Migration 0015 names the teams of those who were there before in the same way. */
export const initialTeamName = (coach: string): string =>
  coach.trim() ? `${coach.trim()}’s team` : 'My team'
