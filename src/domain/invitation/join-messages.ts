import { msg } from '../language/message.ts'

/** The sentences of joining a team, quoted from the specification and its decisions. */
export const joinMessages = {
  managersCannotJoin: msg('Managers cannot join other teams'),
  alreadyOnATeam: msg('You are already part of a team'),
  unknownCode: msg('Invalid invitation code'),
  expired: msg('This invitation has expired. Ask your manager for a new link.'),
  forAnother: msg('This invitation was made out to another e-mail address.'),
  forStaff: msg('This invitation is for the staff of a team. It needs a manager’s account.'),
  alreadyOnStaff: msg('You already work for this team'),
  managerNotFound: msg('Could not find manager information'),
  profileNotUpdated: msg('Failed to update profile'),
  unexpected: msg('An unexpected error occurred'),
  processing: msg('Processing invitation...'),
  joined: msg('Successfully Joined Team!'),
  joinedTeamOf: (manager: string) => msg("Successfully joined {manager}'s team!", { manager }),
  redirecting: (manager: string, seconds: number) =>
    msg("You have joined {manager}'s team. Redirecting to your dashboard in {seconds} seconds...", {
      manager,
      seconds,
    }),
  question: {
    title: (team: string) => msg('Join {team}?', { team }),
    moreStaff: (count: number) => msg('and {count} more', { count }),
    others: msg('The other athletes see none of it.'),
    leaving: msg('You can leave the team at any time.'),
  },
  notJoined: msg('You have not joined the team. Your invitation is still there.'),
  joinedUnknown: msg('We could not find out whether you have joined the team.'),
  checkConnection: msg('Check your connection and try again.'),
} as const
