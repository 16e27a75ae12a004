import { daysAgo } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import type { Message } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { tidyNote } from '../text/tidy-note.ts'
import {
  type AbsencePeriod,
  type AbsenceReason,
  MAX_ABSENCE_NOTE_LENGTH,
  MAX_DETAIL_NOTE_LENGTH,
} from './absence.ts'
import { absenceMessages } from './absence-messages.ts'

/** Later than this it is no news, and older days have been read as they were. */
export const MAX_DAYS_BACK = 28
export const MAX_DAYS_AHEAD = 365
export const MAX_DAYS_OFF = 120
/** Beyond that it is a slip of the keyboard. */
const MAX_BACK_AHEAD_DAYS = 730

/** Only for staff who see health and the athlete. */
export type DetailsWish = { reason: AbsenceReason; note: string | null }

/** What somebody wants to be stored as an absence. */
export type AbsenceWish = Omit<AbsencePeriod, 'endedOn'> & {
  note: string | null
  /** Left out, they stay as they are. */
  details?: DetailsWish | null | undefined
}

type Wishing = {
  today: LocalDay
  byAthlete: boolean
  /** What it replaces: a first day that stays may be as long ago as it is. */
  before?: { firstDay: LocalDay } | undefined
}

/** The part of it that a problem is about. */
export type AbsenceField = 'firstDay' | 'backOn' | 'offKind' | 'note' | 'detailNote'

/** What is wrong with its parts. `today` is the team's. */
export function absenceProblems(wish: AbsenceWish, who: Wishing): Partial<Record<AbsenceField, Message>> {
  const problems = {
    firstDay: firstDayProblem(wish.firstDay, who),
    backOn: backProblem(wish, who),
    offKind: kindProblem(wish, who),
    note: noteProblem(wish.note, MAX_ABSENCE_NOTE_LENGTH),
    detailNote: noteProblem(wish.details?.note ?? null, MAX_DETAIL_NOTE_LENGTH),
  } satisfies Record<AbsenceField, Message | null>
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** The first thing that is wrong with it. */
export const absenceProblem = (wish: AbsenceWish, who: Wishing): Message | null =>
  Object.values(absenceProblems(wish, who))[0] ?? null

function firstDayProblem(firstDay: LocalDay, { today, byAthlete, before }: Wishing) {
  if (firstDay === before?.firstDay) return null
  const age = daysAgo(firstDay, today)
  if (age > MAX_DAYS_BACK) return absenceMessages.tooLongAgo(MAX_DAYS_BACK)
  if (age < -MAX_DAYS_AHEAD) return absenceMessages.tooFarAhead(MAX_DAYS_AHEAD)
  return byAthlete && age < 0 ? absenceMessages.notYet : null
}

function backProblem({ status, firstDay, backOn }: AbsenceWish, { today }: Wishing) {
  if (backOn === null) return status === 'off' ? absenceMessages.offWithoutEnd : null
  if (backOn <= firstDay) return absenceMessages.backTooEarly
  if (daysAgo(today, backOn) > MAX_BACK_AHEAD_DAYS) return absenceMessages.backTooLate
  const isLong = status === 'off' && daysAgo(firstDay, backOn) > MAX_DAYS_OFF
  return isLong ? absenceMessages.offTooLong(MAX_DAYS_OFF) : null
}

function kindProblem({ status, offKind, details }: AbsenceWish, { byAthlete }: Wishing) {
  if (status === 'off') {
    if (byAthlete) return absenceMessages.offByStaff
    if (offKind === null) return absenceMessages.offWithoutKind
    return details ? absenceMessages.offWithReason : null
  }
  return offKind === null ? null : absenceMessages.kindWithoutOff
}

function noteProblem(given: string | null, most: number): Message | null {
  const note = tidyNote(given)
  if (note === null) return null
  if (note.length > most) return absenceMessages.noteTooLong(most)
  return hasHiddenCharacters(note.replaceAll('\n', ' ')) ? absenceMessages.noteHidden : null
}

/** What is wrong with the day on which somebody says that an absence is over: it was not before it began, nor will it be. */
export function endProblem(
  { firstDay }: Pick<AbsencePeriod, 'firstDay'>,
  endedOn: LocalDay,
  today: LocalDay,
): Message | null {
  if (endedOn < firstDay) return absenceMessages.endTooEarly
  return endedOn > today && endedOn > firstDay ? absenceMessages.endTooLate : null
}

/** What has not begun is over before it does. */
export const endOf = ({ firstDay }: Pick<AbsencePeriod, 'firstDay'>, today: LocalDay): LocalDay =>
  firstDay > today ? firstDay : today
