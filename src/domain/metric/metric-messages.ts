/** The sentences about metrics. */
export const metricMessages = {
  limitReached: 'You have reached the maximum limit of 10 metrics',
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
  makeRoom: 'Delete one you no longer need to make room.',
  renameFailed: 'The metric could not be saved. Please try again.',
  orderFailed: 'The new order could not be saved. Please try again.',
  nowAt: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}`,
  orderOutdated: 'Your metrics have changed in the meantime. Please try again.',
  answersStayed: 'Nothing was deleted. Please try again.',
  answersUncounted: 'All answers to it are deleted with it.',
  answersCounted: (count: number) =>
    count === 0
      ? 'Nobody on your team has answered it. What former athletes answered is deleted with it.'
      : count === 1
        ? 'The one answer your team has given is deleted with it, and those of former athletes.'
        : `The ${count.toLocaleString('en')} answers your team has given are deleted with it, and those of former athletes.`,
} as const
