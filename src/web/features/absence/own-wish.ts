import type { AbsenceReason, OWN_STATUSES } from '#domain/absence/absence.ts'
import { absenceProblem, type AbsenceWish } from '#domain/absence/absence-problem.ts'
import { ownAbsenceMessages } from '#domain/absence/own-absence-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Problems } from '#web/ui/refused.ts'

export type OwnField = 'status' | 'firstDay' | 'backOn' | 'note' | 'reason' | 'detailNote'
export type OwnValues = Record<OwnField, string>

/** What an athlete wants to be stored of themselves. */
export type OwnWish = Omit<AbsenceWish, 'status' | 'offKind'> & { status: (typeof OWN_STATUSES)[number] }

/** A note about health without a reason has another one than those that can be chosen. */
export function wishFrom({ status, firstDay, backOn, note, reason, detailNote }: OwnValues): OwnWish {
  const why = (reason || (detailNote.trim() && 'other')) as AbsenceReason | ''
  return {
    status: status as OwnWish['status'],
    firstDay: firstDay as LocalDay,
    backOn: (backOn || null) as LocalDay | null,
    note,
    details: why ? { reason: why, note: detailNote } : null,
  }
}

type Whose = { today: LocalDay; before: { firstDay: LocalDay } | undefined }

/** What the server would have against it, beside the field that it is about. */
export function problemsOf(values: OwnValues, { today, before }: Whose): Problems<OwnField> {
  if (!values.firstDay) return { firstDay: ownAbsenceMessages.dayMissing }
  const wish = wishFrom(values)
  const problem = (blank: Partial<OwnWish>) =>
    absenceProblem({ ...wish, ...blank, offKind: null }, { today, byAthlete: true, before })
  const firstDay = problem({ backOn: null, note: null, details: null })
  if (firstDay) return { firstDay }
  const backOn = problem({ note: null, details: null })
  if (backOn) return { backOn }
  const note = problem({ details: null })
  if (note) return { note }
  const detailNote = problem({})
  return detailNote ? { detailNote } : {}
}
