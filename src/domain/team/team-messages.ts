import type { Duty } from './team.ts'

/** The sentences of the Athletes section. */
export const athleteMessages = {
  removeFailed: 'Failed to remove the athlete. Please try again.',
} as const

/** What somebody does for the team, as its athletes read it. */
export const dutyForAthletes: Record<Duty, string> = {
  owner: 'Manager',
  coach: 'Coach',
  medical: 'Medical',
  viewer: 'Viewer',
}

/** The sentences of leaving a team. */
export const teamMessages = {
  section: (team: string) => `You are on ${team}.`,
  people: (manager: string, others: number) => (others > 0 ? `${manager} and ${others} more` : manager),
  leaving: {
    title: (team: string) => `Leave ${team}?`,
    ends: (manager: string, others: number) =>
      others > 0
        ? `${manager} and ${others} more no longer see anything of you, at once.`
        : `${manager} no longer sees anything of you, at once.`,
    stays: 'Your training sessions and answers stay yours.',
    wayBack: 'To come back you need a new invitation link.',
    unsent: 'Answers on this device have not been sent yet. If you leave now, they are discarded.',
  },
  whoSees: (question: string) => `Who sees your answer to ${question}`,
  left: 'You have left the team.',
  leavingFailed: 'We could not take you off the team. Please try again.',
} as const
