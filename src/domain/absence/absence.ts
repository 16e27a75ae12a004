import type { LocalDay } from '../calendar/local-day.ts'

/** From the best to the worst: of several that overlap the worst counts. */
export const ABSENCE_STATUSES = ['off', 'modified', 'out'] as const
export type AbsenceStatus = (typeof ABSENCE_STATUSES)[number]

/** What athletes say of themselves; a day off is for the staff to give. */
export const OWN_STATUSES = ['modified', 'out'] as const satisfies AbsenceStatus[]

/** What days off are for. */
export const OFF_KINDS = ['holiday', 'exam', 'national-team', 'other'] as const
export type OffKind = (typeof OFF_KINDS)[number]

/** Why somebody is out or trains less: for the athlete and the staff who see health. */
export const ABSENCE_REASONS = ['injury', 'illness', 'other'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]

/** For all of the staff. */
export const MAX_ABSENCE_NOTE_LENGTH = 140
/** For those of them who see health. */
export const MAX_DETAIL_NOTE_LENGTH = 280
/** Of an athlete, those that are not over. */
export const MAX_ABSENCES = 20

/** A period in which an athlete of a team cannot train fully. */
export type AbsencePeriod = {
  status: AbsenceStatus
  offKind: OffKind | null
  firstDay: LocalDay
  /** The first day back in full: of days off the day after the last, otherwise what is expected. */
  backOn: LocalDay | null
  /** The first day on which it no longer counts. */
  endedOn: LocalDay | null
}

/** How far an athlete can train on a day. */
export type Availability = {
  status: AbsenceStatus | 'full'
  since: LocalDay | null
  /** Null where nobody knows. */
  backOn: LocalDay | null
  /** Expected back by now, and nobody has said so: never full by itself. */
  isDue: boolean
  /** A day off, also where the status is worse. */
  isOff: boolean
  offKind: OffKind | null
}

export const FULLY_AVAILABLE: Availability = {
  status: 'full',
  since: null,
  backOn: null,
  isDue: false,
  isOff: false,
  offKind: null,
}

/** Days off are agreed for a time and end by themselves; out and modified go on until somebody ends them. */
export function isAbsentOn({ status, firstDay, backOn, endedOn }: AbsencePeriod, day: LocalDay): boolean {
  if (firstDay > day || (endedOn !== null && endedOn <= day)) return false
  return status !== 'off' || backOn === null || backOn > day
}

/** Of an athlete's absences, whichever are given, what they come to on a day. */
export function availabilityOn(absences: readonly AbsencePeriod[], day: LocalDay): Availability {
  const running = absences.filter((absence) => isAbsentOn(absence, day))
  const status = ABSENCE_STATUSES.findLast((one) => running.some((absence) => absence.status === one))
  if (!status) return FULLY_AVAILABLE
  const backOn = lastBackOn(running.filter((absence) => absence.status === status))
  const off = running.filter((absence) => absence.status === 'off')
  return {
    status,
    since: running
      .filter((absence) => absence.status === status)
      .map(({ firstDay }) => firstDay)
      .reduce((one, other) => (one < other ? one : other)),
    backOn,
    isDue: status !== 'off' && backOn !== null && backOn <= day,
    isOff: off.length > 0,
    offKind: off.find((absence) => absence.backOn === lastBackOn(off))?.offKind ?? null,
  }
}

/** Nobody is back before the last of them is over; if that is not known of one, it is not known. */
function lastBackOn(absences: AbsencePeriod[]): LocalDay | null {
  let last: LocalDay | null = null
  for (const { backOn } of absences) {
    if (backOn === null) return null
    if (last === null || backOn > last) last = backOn
  }
  return last
}
