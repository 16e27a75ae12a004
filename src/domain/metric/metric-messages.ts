const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`

/** The sentences about metrics. */
export const metricMessages = {
  limitReached: 'You have reached the maximum limit of 10 metrics',
  limitReachedUnseen:
    'This team has reached the limit of 10 metrics. Some of them only staff who see health answers see.',
  createFailed: 'Failed to create metric. Please try again.',
  createUnexpected: 'An unexpected error occurred. Please try again.',
  used: (count: number) => `${count}/10 metrics used`,
  remaining: (count: number) => `${count} remaining`,
  confirmDeletion: (title: string) =>
    `Are you sure you want to delete the metric "${title}"? This action cannot be undone.`,
  responsesNotDeleted: (reason: string) => `Failed to delete metric responses: ${reason}`,
  notDeleted: (reason: string) => `Failed to delete metric: ${reason}`,
  deleteUnexpected: 'An unexpected error occurred while deleting the metric',
  created: 'Metric created successfully!',
  starterSetAdded: 'Starter set added successfully!',
  starterSetFailed: 'The starter set could not be added. Please try again.',
  alreadyThere: 'You already have metrics. The starter set is for a team without any.',
  notCreated: (title: string) => `“${title.trim()}” was not created.`,
  titleMissing: 'Enter a title',
  titleHidden: 'This title holds invisible characters. Please type it anew',
  makeRoom: 'Archive one you no longer need to make room.',
  renameFailed: 'The metric could not be saved. Please try again.',
  orderFailed: 'The new order could not be saved. Please try again.',
  nowAt: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}`,
  orderOutdated: 'Your metrics have changed in the meantime. Please try again.',
  answersStayed: 'Nothing was deleted. Please try again.',
  answersUncounted: 'All answers to it go for good.',
  answersCounted: (answers: number, athletes: number) =>
    answers === 0
      ? 'Nobody on your team has answered it. What former athletes answered goes for good.'
      : `${counted(answers, 'answer')} of ${counted(athletes, 'athlete')} ${answers === 1 ? 'goes' : 'go'} for good, and what former athletes answered.`,
  answerersTold: 'Everybody whose answers go is told by mail.',
  archiveInstead:
    'Archive it instead: it is no longer asked, its answers stay in statistics and exports, and you can bring it back.',
  archiveFailed: 'The metric could not be archived. Please try again.',
  restoreFailed: 'The metric could not be brought back. Please try again.',
  archivedOn: (day: string) => `Archived ${day}`,
  audienceLabel: 'Who sees the answers',
  audiences: { staff: 'All staff', health: 'Only staff who see health answers' },
  audienceHint: {
    staff: 'Everybody who works for the team.',
    health: 'Other staff do not see that it is asked. This cannot be widened later.',
  },
  audienceFixed:
    'Only staff who see health answers see these, and it stays that way. For all staff, archive it and ask a new question.',
  audienceNotYours: 'Only staff who see health answers can ask for some of their own.',
  audienceStays:
    'Its answers were given for few to see, so it stays that way. Archive it and ask a new question instead.',
  deletedSubject: 'Answers of yours were deleted on Plimsoll',
} as const
