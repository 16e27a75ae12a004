/** The sentences of the Athletes section. */
export const athleteMessages = {
  removeFailed: 'Failed to remove the athlete. Please try again.',
} as const

/** The sentences of leaving a team. */
export const teamMessages = {
  section: (manager: string) => `You are on ${manager}’s team.`,
  leaving: {
    title: (manager: string) => `Leave ${manager}’s team?`,
    ends: (manager: string) => `${manager} no longer sees anything of you, at once.`,
    stays: 'Your training sessions and answers stay yours.',
    wayBack: 'To come back you need a new invitation link.',
    unsent: 'Answers on this device have not been sent yet. If you leave now, they are discarded.',
  },
  left: 'You have left the team.',
  leavingFailed: 'We could not take you off the team. Please try again.',
} as const
