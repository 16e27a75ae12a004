/** The sentences of joining a team, quoted from the specification and its decisions. */
export const joinMessages = {
  managersCannotJoin: 'Managers cannot join other teams',
  alreadyOnATeam: 'You are already part of a team',
  unknownCode: 'Invalid invitation code',
  expired: 'This invitation has expired. Ask your manager for a new link.',
  forAnother: 'This invitation was made out to another e-mail address.',
  forStaff: 'This invitation is for the staff of a team. It needs a manager’s account.',
  alreadyOnStaff: 'You already work for this team',
  managerNotFound: 'Could not find manager information',
  profileNotUpdated: 'Failed to update profile',
  unexpected: 'An unexpected error occurred',
  processing: 'Processing invitation...',
  joined: 'Successfully Joined Team!',
  joinedTeamOf: (manager: string) => `Successfully joined ${manager}'s team!`,
  redirecting: (manager: string, seconds: number) =>
    `You have joined ${manager}'s team. Redirecting to your dashboard in ${seconds} seconds...`,
  question: {
    title: (team: string) => `Join ${team}?`,
    moreStaff: (count: number) => `and ${count} more`,
    others: 'The other athletes see none of it.',
    leaving: 'You can leave the team at any time.',
  },
  notJoined: 'You have not joined the team. Your invitation is still there.',
  joinedUnknown: 'We could not find out whether you have joined the team.',
  checkConnection: 'Check your connection and try again.',
} as const
