import type { Duty } from './team.ts'
import { type Message, msg } from '../language/message.ts'

/** The sentences of the Athletes section. */
export const athleteMessages = {
  removeFailed: msg('Failed to remove the athlete. Please try again.'),
} as const

/** What somebody does for the team, as its athletes read it. */
export const dutyForAthletes: Record<Duty, Message> = {
  owner: msg('Manager'),
  coach: msg('Coach'),
  medical: msg('Medical'),
  viewer: msg('Viewer'),
}

/** The sentences of leaving a team. */
export const teamMessages = {
  section: (team: string) => msg('You are on {team}.', { team }),
  people: (manager: string, others: number) =>
    msg('{others, plural, =0 {{manager}} other {{manager} and # more}}', { manager, others }),
  leaving: {
    title: (team: string) => msg('Leave {team}?', { team }),
    ends: (manager: string, others: number) =>
      msg(
        '{others, plural, =0 {{manager} no longer sees anything of you, at once.} other {{manager} and # more no longer see anything of you, at once.}}',
        { manager, others },
      ),
    stays: msg('Your training sessions and answers stay yours.'),
    wayBack: msg('To come back you need a new invitation link.'),
    unsent: msg('Answers on this device have not been sent yet. If you leave now, they are discarded.'),
  },
  whoSees: (question: string) => msg('Who sees your answer to {question}', { question }),
  left: msg('You have left the team.'),
  leavingFailed: msg('We could not take you off the team. Please try again.'),
} as const
