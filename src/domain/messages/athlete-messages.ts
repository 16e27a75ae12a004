/** The sentences of the Athletes section; the specification quotes none. */
export const athleteMessages = {
  ours: {
    removeFailed: 'Failed to remove the athlete. Please try again.',
  },
} as const
