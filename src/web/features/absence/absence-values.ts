import type { AbsenceField, AbsenceWish } from '#domain/absence/absence-problem.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import type { AbsenceReason, AbsenceStatus, OffKind } from '#domain/absence/absence.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'

/** The fields of the form. */
export type AbsenceName = AbsenceField | 'lastDay' | 'reason'

type About = { status: AbsenceStatus; seesHealth: boolean; before: Absence | undefined }

/** What is to be stored, of the fields that are shown. */
export function wishIn(values: Record<AbsenceName, string>, about: About): AbsenceWish {
  const { status } = about
  const isOff = status === 'off'
  const until = (isOff ? values.lastDay : values.backOn) as LocalDay | ''
  return {
    status,
    offKind: isOff ? (values.offKind as OffKind) : null,
    firstDay: values.firstDay as LocalDay,
    backOn: until === '' ? null : isOff ? addDays(until, 1) : until,
    note: values.note || null,
    details: detailsIn(values, about),
  }
}

/** Undefined leaves them as they are: nobody takes away what they do not see. */
function detailsIn(
  { reason, detailNote }: Record<AbsenceName, string>,
  about: About,
): AbsenceWish['details'] {
  if (!about.seesHealth) return undefined
  if (about.status !== 'off' && reason) return { reason: reason as AbsenceReason, note: detailNote || null }
  return about.before?.details ? null : undefined
}

/** Days off are given until their last day, and stored until the one after it. */
export const lastDayOff = (backOn: string | null): LocalDay | null =>
  backOn === null ? null : addDays(backOn as LocalDay, -1)
