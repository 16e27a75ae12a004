/** What somebody does for a team; the first two run it. */
export const DUTIES = ['owner', 'coach', 'medical', 'viewer'] as const
export type Duty = (typeof DUTIES)[number]

/** One becomes an owner by another's hand, not by a link. */
export const INVITED_DUTIES = ['coach', 'medical', 'viewer'] as const
export type InvitedDuty = (typeof INVITED_DUTIES)[number]

export const mayRun = (duty: string): boolean => duty === 'owner' || duty === 'coach'

/** A table leaves the product, so who only looks gets none. */
export const mayExport = (duty: string): boolean => duty !== 'viewer'

/** What one of the staff has looked at is off the list of all of them, so it is not for who only looks on. */
export const mayLookAfter = (duty: string): boolean => duty !== 'viewer'

/** What is said of an athlete's day may be about health, whatever was asked. A viewer never sees that. */
export const mayReply = ({ seesHealth }: { seesHealth: boolean }): boolean => seesHealth

/** Medical staff sees answers about health, a viewer does not; for the others an owner decides. */
export const seesHealthAs = (duty: Duty, wished: boolean): boolean =>
  duty === 'medical' || (duty !== 'viewer' && wished)

/** Leaves room for the longest name of a coach in the name that a team begins with. */
export const MAX_TEAM_NAME_LENGTH = 140
export const MAX_OWNED_TEAMS = 20

/** Until then it can be brought back. */
export const ARCHIVED_DAYS = 30
