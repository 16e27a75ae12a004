import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { type AbsencePeriod, type AbsenceStatus, availabilityOn } from './absence.ts'

/** The days on which an athlete could not train fully, each with the worst of what was so. */
export type AbsentDays = ReadonlyMap<LocalDay, AbsenceStatus>

export function absentDays(
  absences: readonly AbsencePeriod[],
  { from, to }: { from: LocalDay; to: LocalDay },
): AbsentDays {
  const days = new Map<LocalDay, AbsenceStatus>()
  if (absences.length === 0) return days
  for (const day of calendarDays(from, to)) {
    const { status } = availabilityOn(absences, day)
    if (status !== 'full') days.set(day, status)
  }
  return days
}

/** How many of the last days up to one the athlete was out. */
export const daysOutOf = (days: AbsentDays, to: LocalDay, count: number): number =>
  calendarDays(addDays(to, 1 - count), to).filter((day) => days.get(day) === 'out').length
