import { type Message, msg } from '../language/message.ts'
import type { OWN_STATUSES } from './absence.ts'

/** What athletes read and say of their own availability. */
export const ownAbsenceMessages = {
  title: msg('Your availability'),
  expectedBack: (day: string) => msg('Expected back: {day}.', { day }),
  due: (day: string) => msg('You were expected back on {day}.', { day }),
  canYou: msg('Can you train again?'),
  dayOff: (day: string) => msg('Day off until {day}: nothing is expected of you.', { day }),
  dayOffFor: (kind: string, day: string) =>
    msg('Day off ({kind}) until {day}: nothing is expected of you.', { kind, day }),
  waiting: msg("You said that you can't train. Your staff see it once your answers are sent."),
  staffDecide: msg('Your staff will say when you are back.'),
  canTrainAgain: msg('I can train again'),
  over: msg('Your staff see that you can train again.'),
  cannotTrainFully: msg("I can't train fully"),
  howFar: msg('How far can you train?'),
  firstDay: msg('Since'),
  backOn: msg('Expected back (if you know)'),
  note: msg('For your staff'),
  noteReaders: msg('Everybody of your staff reads this.'),
  reason: msg('Why'),
  noReason: msg('Not said'),
  detailNote: msg('More about your health'),
  detailReaders: msg('Only you and those of your staff who see answers about health read why and this.'),
  dayMissing: msg('Please choose the first day.'),
  dayUnfinished: msg('Please enter the whole date, or none.'),
  saved: msg('Saved. Your staff see it.'),
  notSaved: msg('This could not be saved. Please try again.'),
} as const

/** Since when. */
export const SINCE_WORDS: Record<(typeof OWN_STATUSES)[number], (day: string) => Message> = {
  out: (day) => msg('You are out since {day}.', { day }),
  modified: (day) => msg('Modified training since {day}.', { day }),
}

/** As an athlete says it of themselves. */
export const OWN_STATUS_WORDS: Record<(typeof OWN_STATUSES)[number], Message> = {
  out: msg('Not at all'),
  modified: msg('Less than planned'),
}
