import { msg } from '../language/message.ts'

/** Why a day stays as it is. */
export const correctionMessages = {
  toCome: msg('This day is still to come.'),
  tooOld: (days: number) =>
    msg(
      'This day can no longer be changed: it can be corrected for {days, plural, one {# day} other {# days}}.',
      { days },
    ),
  beforeJoining: msg('On this day the athlete was not on the team yet.'),
  notShared: msg('The athlete does not share this day with the team.'),
  todayInForm: msg(
    'Today is answered in the form. What has been submitted can be corrected now, the rest from tomorrow on.',
  ),
} as const

type Corrected = { by: 'you' | 'athlete' | 'staff'; name: string }

/** What is said where a day is corrected, and of one that was. */
export const correctionWords = {
  intro: (days: number) =>
    msg(
      'Forgotten, or a slip of the thumb? A day can be filled in or corrected for {days, plural, one {# day} other {# days}}. Choose the day.',
      { days },
    ),
  staysNoted: msg('Who corrected it, when, and what stood there before stays noted with the day.'),
  locked: msg('This day cannot be corrected: it is too long ago, or from before joining the team.'),
  saved: msg('The correction is saved.'),
  failed: msg('The correction could not be saved. Please try again.'),
  mark: (when: string, { by, name }: Corrected) =>
    msg(
      '{by, select, you {Corrected by you on {when}.} athlete {Corrected by the athlete on {when}.} other {Corrected by {name} on {when}.}}',
      { by, when, name },
    ),
  before: (before: string) => msg('Before: {before}', { before }),
} as const
