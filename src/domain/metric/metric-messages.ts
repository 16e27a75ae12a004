import { msg } from '../language/message.ts'

/** The sentences about metrics. */
export const metricMessages = {
  limitReached: msg('You have reached the maximum limit of 10 metrics'),
  limitReachedUnseen: msg(
    'This team has reached the limit of 10 metrics. Some of them only staff who see health answers see.',
  ),
  createFailed: msg('Failed to create metric. Please try again.'),
  createUnexpected: msg('An unexpected error occurred. Please try again.'),
  used: (count: number) => msg('{count}/10 metrics used', { count }),
  remaining: (count: number) => msg('{count} remaining', { count }),
  confirmDeletion: (title: string) =>
    msg('Are you sure you want to delete the metric "{title}"? This action cannot be undone.', { title }),
  responsesNotDeleted: (reason: string) => msg('Failed to delete metric responses: {reason}', { reason }),
  notDeleted: (reason: string) => msg('Failed to delete metric: {reason}', { reason }),
  deleteUnexpected: msg('An unexpected error occurred while deleting the metric'),
  created: msg('Metric created successfully!'),
  starterSetAdded: msg('Starter set added successfully!'),
  starterSetFailed: msg('The starter set could not be added. Please try again.'),
  alreadyThere: msg('You already have metrics. The starter set is for a team without any.'),
  notCreated: (title: string) => msg('“{title}” was not created.', { title: title.trim() }),
  titleMissing: msg('Enter a title'),
  titleHidden: msg('This title holds invisible characters. Please type it anew'),
  makeRoom: msg('Archive one you no longer need to make room.'),
  renameFailed: msg('The metric could not be saved. Please try again.'),
  orderFailed: msg('The new order could not be saved. Please try again.'),
  nowAt: (title: string, place: number, of: number) =>
    msg('{title} is now {place} of {of}', { title, place, of }),
  orderOutdated: msg('Your metrics have changed in the meantime. Please try again.'),
  answersStayed: msg('Nothing was deleted. Please try again.'),
  answersUncounted: msg('All answers to it go for good.'),
  answersCounted: (answers: number, athletes: number) =>
    answers === 0
      ? msg('Nobody on your team has answered it. What former athletes answered goes for good.')
      : msg(
          '{answers, plural, one {# answer} other {# answers}} of {athletes, plural, one {# athlete} other {# athletes}} {answers, plural, one {goes} other {go}} for good, and what former athletes answered.',
          { answers, athletes },
        ),
  answerersTold: msg('Everybody whose answers go is told by mail.'),
  archiveInstead: msg(
    'Archive it instead: it is no longer asked, its answers stay in statistics and exports, and you can bring it back.',
  ),
  archiveFailed: msg('The metric could not be archived. Please try again.'),
  restoreFailed: msg('The metric could not be brought back. Please try again.'),
  archivedOn: (day: string) => msg('Archived {day}', { day }),
  audienceLabel: msg('Who sees the answers'),
  audiences: { staff: msg('All staff'), health: msg('Only staff who see health answers') },
  audienceHint: {
    staff: msg('Everybody who works for the team.'),
    health: msg('Other staff do not see that it is asked. This cannot be widened later.'),
  },
  audienceFixed: msg(
    'Only staff who see health answers see these, and it stays that way. For all staff, archive it and ask a new question.',
  ),
  audienceNotYours: msg('Only staff who see health answers can ask for some of their own.'),
  audienceStays: msg(
    'Its answers were given for few to see, so it stays that way. Archive it and ask a new question instead.',
  ),
} as const
