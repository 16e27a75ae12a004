import { msg } from '../language/message.ts'

/** The sentences about the groups of a team. */
export const groupMessages = {
  section: msg(
    'Labels for some of your athletes, such as defenders or U19. Athletes read the names of theirs in the download of their own data only.',
  ),
  none: msg(
    'No groups yet. With a group, such as defenders or U19, you look at some of your athletes alone: on the dashboard, in the statistics and in downloads.',
  ),
  noneToRead: msg('The team has no groups yet.'),
  nameMissing: msg('A group needs a name.'),
  nameTooLong: (most: number) => msg('Use at most {most} characters.', { most }),
  nameHidden: msg('This name holds invisible characters. Please type it anew.'),
  nameTaken: msg('The team has a group of this name already.'),
  limitReached: (most: number) =>
    msg('A team has at most {most} groups. Delete one that you no longer need.', { most }),
  addFailed: msg('The group could not be added. Please try again.'),
  renameFailed: msg('The group could not be renamed. Please try again.'),
  deleteFailed: msg('The group could not be deleted. Please try again.'),
  membersFailed: msg('The athletes of the group could not be saved. Please try again.'),
  changed: msg('The group was changed in the meantime. Here it is as it stands now; please choose again.'),
  gone: msg('This group was deleted in the meantime.'),
  notOnTeam: msg('Some of these athletes are not on the team any more. Please choose again.'),
  count: (count: number) => msg('{count, plural, one {# athlete} other {# athletes}}', { count }),
  deletion: {
    title: (name: string) => msg('Delete the group “{name}”?', { name }),
    text: msg('Its athletes stay on the team, with all that they reported.'),
  },
  membersOf: (name: string) => msg('Athletes in “{name}”', { name }),
  noAthletes: msg('Nobody is on the team yet. Invite your athletes first.'),
  chosen: (chosen: number, of: number) => msg('{chosen} of {of} chosen', { chosen, of }),
} as const
