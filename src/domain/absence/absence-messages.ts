import { type Message, msg } from '../language/message.ts'
import type { AbsenceReason, AbsenceStatus, OffKind } from './absence.ts'

/** The sentences about days on which an athlete cannot train fully. */
export const absenceMessages = {
  tooLongAgo: (most: number) => msg('The first day can be at most {most} days ago.', { most }),
  tooFarAhead: (most: number) => msg('The first day can be at most {most} days ahead.', { most }),
  notYet: msg('You can say so from the day it begins. Tell your manager about days to come.'),
  backTooEarly: msg('The day back must come after the first day.'),
  backTooLate: msg('That day is too far ahead. Leave it empty if nobody knows yet.'),
  offWithoutEnd: msg('Days off need a day on which they end.'),
  offTooLong: (most: number) => msg('Days off are at most {most} in a row.', { most }),
  offByStaff: msg('Days off are given by your manager.'),
  offWithoutKind: msg('Please choose what the days off are for.'),
  offWithReason: msg('Days off have no reason about health.'),
  kindWithoutOff: msg('Only days off are for something.'),
  noteTooLong: (most: number) => msg('Use at most {most} characters.', { most }),
  noteHidden: msg('This text holds invisible characters. Please type it anew.'),
  endTooEarly: msg('It cannot be over before it began.'),
  endTooLate: msg('It can be over today at the latest. For a later day, change the day back.'),
  ended: msg('This was ended in the meantime. Please enter it anew.'),
  limitReached: (most: number) =>
    msg('An athlete has at most {most} absences that are not over. End one first.', { most }),
  notYours: msg('This was entered by your staff: only they change it.'),
  reasonNotYours: msg('Only staff who see answers about health enter a reason.'),
  deletedTooLate: msg('Only who entered it deletes it, on the same day. Later it can be ended.'),
} as const

export const STATUS_WORDS: Record<AbsenceStatus | 'full', Message> = {
  full: msg('Full training'),
  modified: msg('Modified training'),
  out: msg('Out'),
  off: msg('Day off'),
}

export const OFF_WORDS: Record<OffKind, Message> = {
  holiday: msg('Holiday'),
  exam: msg('Exam'),
  'national-team': msg('National team'),
  other: msg('Other'),
}

export const REASON_WORDS: Record<AbsenceReason, Message> = {
  injury: msg('Injury'),
  illness: msg('Illness'),
  other: msg('Other'),
}
