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
    'Today is answered in the form. What you have submitted can be corrected now, the rest from tomorrow on.',
  ),
} as const
