import { type Message, msg } from '../language/message.ts'
import type { AbsenceStatus } from './absence.ts'

/** What the staff read and press where they keep who can train. */
export const availabilityMessages = {
  title: msg('Availability'),
  of: (name: string): Message => msg('Availability of {name}', { name }),
  enter: msg('Enter an absence'),
  change: msg('Change availability'),
  allCanTrain: (count: number): Message =>
    msg('{count, plural, one {The one athlete can train} other {All # can train}}', { count }),
  showAll: (count: number): Message => msg('Show all {count}', { count }),
  back: (day: string): Message => msg('back {day}', { day }),
  due: (day: string): Message => msg('due since {day}', { day }),
  noDate: msg('no date yet'),
  since: (day: string): Message => msg('since {day}', { day }),
  from: (day: string): Message => msg('from {day}', { day }),
  nothing: (name: string): Message => msg('{name} can train fully, and nothing is planned.', { name }),
  gone: msg('This was deleted in the meantime, or the athlete has left the team.'),
  notLoaded: msg('The absences could not be loaded.'),
  enteredBy: (name: string, day: string): Message => msg('Entered by {name}, {day}', { name, day }),
  enteredOn: (day: string): Message => msg('Entered {day}', { day }),
  saidByAthlete: (day: string): Message => msg('Entered by the athlete, {day}', { day }),
  canTrainAgain: msg('Can train again'),
  endDaysOff: msg('End days off'),
  callOff: msg('Call off'),
  ending: msg('Ending...'),
  ended: msg('Noted: it is over.'),
  endFailed: msg('It could not be ended. Please try again.'),
  deletion: {
    title: msg('Delete this absence?'),
    text: msg('It is gone for all of the staff and the athlete, as if nobody had entered it.'),
    failed: msg('It could not be deleted. Please try again.'),
  },
  athlete: msg('Athlete'),
  choose: msg('Choose an athlete'),
  howFar: msg('How far can they train?'),
  firstDay: msg('First day'),
  backOn: msg('Back on'),
  backOnHint: msg('The first day of full training. Leave it empty if nobody knows yet.'),
  lastDay: msg('Last day'),
  lastTooEarly: msg('The last day cannot come before the first.'),
  dayMissing: msg('Please choose a day.'),
  daysOffFor: msg('The days off are for'),
  note: msg('Note for the staff'),
  noteHint: msg('Everybody of the staff and the athlete read this.'),
  reason: msg('Reason'),
  noReason: msg('None given'),
  detailNote: msg('Note about health'),
  detailHint: msg('Only the athlete and staff who see health read this.'),
  storeFailed: msg('It could not be saved. Please try again.'),
} as const

/** One of the counts side by side. */
export const COUNT_WORDS: Record<AbsenceStatus | 'full', (count: number) => Message> = {
  full: (count) => msg('{count} full', { count }),
  modified: (count) => msg('{count} modified', { count }),
  out: (count) => msg('{count} out', { count }),
  off: (count) => msg('{count} off', { count }),
}
