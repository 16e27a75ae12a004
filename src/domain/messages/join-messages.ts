/** The sentences of joining a team, quoted from the specification and its decisions. */
export const joinMessages = {
  managersCannotJoin: 'Managers cannot join other teams',
  alreadyOnATeam: 'You are already part of a team',
  unknownCode: 'Invalid invitation code',
  expired: 'This invitation has expired. Ask your manager for a new link.',
  forAnother: 'This invitation was made out to another e-mail address.',
  managerNotFound: 'Could not find manager information',
  profileNotUpdated: 'Failed to update profile',
  unexpected: 'An unexpected error occurred',
  processing: 'Processing invitation...',
  joined: 'Successfully Joined Team!',
  joinedTeamOf: (manager: string) => `Successfully joined ${manager}'s team!`,
  redirecting: (manager: string, seconds: number) =>
    `You have joined ${manager}'s team. Redirecting to your dashboard in ${seconds} seconds...`,
} as const
