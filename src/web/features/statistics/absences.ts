import { useQuery } from '@tanstack/react-query'
import type { AbsencePeriod } from '#domain/absence/absence.ts'
import { type AbsentDays, absentDays, daysOutOf } from '#domain/absence/absent-days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { ACUTE_DAYS } from '#domain/load/load-point.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { absencesQuery, type Whose } from './statistics-api.ts'

/** Of whom nothing is known, or nothing is to be said. */
export const NEVER: AbsentDays = new Map()

/** The days on which an athlete could not train fully, in a range and some time before; nobody as long as it is not known. */
export function useAbsentDays({ athleteId, teamId }: Whose, range: DateRange, isOnTeam: boolean): AbsentDays {
  const { data } = useQuery({ ...absencesQuery(teamId, range), ...(!isOnTeam && { enabled: false }) })
  if (!data) return NEVER
  const own = data.absences.filter((absence) => absence.athleteId === athleteId)
  return absentDays(own as AbsencePeriod[], { from: data.from, to: range.to })
}

type Row = { athleteId: string; acwr: { date: LocalDay } }

/** Athletes of the team, with how many of the last 7 days that count they were out. */
export function useWithDaysOut<Known extends Row>(rows: readonly Known[], range: DateRange) {
  const { data } = useQuery(absencesQuery(useTeamId(), range))
  const absences = (data?.absences ?? []) as (AbsencePeriod & { athleteId: string })[]
  return rows.map((row) => {
    const { date } = row.acwr
    const own = absences.filter(({ athleteId }) => athleteId === row.athleteId)
    const week = { from: addDays(date, 1 - ACUTE_DAYS), to: date }
    return { ...row, daysOut: daysOutOf(absentDays(own, week), date, ACUTE_DAYS) }
  })
}
