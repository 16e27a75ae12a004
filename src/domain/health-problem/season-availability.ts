import { type AbsencePeriod, type AbsenceStatus, availabilityOn } from '../absence/absence.ts'
import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'

export type AvailabilityDays = Record<AbsenceStatus | 'full', number>

type OnTeam = { from: LocalDay; to: LocalDay; absences: readonly AbsencePeriod[] }

/** On how many days an athlete could train, and how far. */
export function availabilityDays({ from, to, absences }: OnTeam): AvailabilityDays {
  const days: AvailabilityDays = { full: 0, modified: 0, out: 0, off: 0 }
  for (const day of calendarDays(from, to)) days[availabilityOn(absences, day).status] += 1
  return days
}

/** The share of full days; days off are nobody's to train on. Null without a day. */
export function fullShare({ full, modified, out }: AvailabilityDays): number | null {
  const days = full + modified + out
  return days === 0 ? null : full / days
}
