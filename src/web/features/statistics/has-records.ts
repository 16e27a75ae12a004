import { useQuery } from '@tanstack/react-query'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { INSIGHT_LOOK_BACK_DAYS } from '#domain/insight/athlete-record.ts'
import { squadQuery, useRecentRange } from './statistics-api.ts'

type Row = { athleteId: string; lastReported: LocalDay | null; lastAnswer: LocalDay | null }

/** Whether an athlete, or without one anybody, has reported or answered something that insights up to `today` look at. */
export function hasRecords(rows: readonly Row[], athleteId: string | undefined, today: LocalDay): boolean {
  const first = addDays(today, -INSIGHT_LOOK_BACK_DAYS)
  return rows
    .filter((row) => athleteId === undefined || row.athleteId === athleteId)
    .some(({ lastReported, lastAnswer }) => (lastReported ?? '') >= first || (lastAnswer ?? '') >= first)
}

/**
 * Whether an athlete, or without one anybody of the team, has reported or answered anything lately; undefined until that
 * is known. Asked of the squad, which knows of answers that are no ratings too. Who can't tell says yes.
 */
export function useHasRecords(athleteId: string | undefined): boolean | undefined {
  const { data, isError } = useQuery(squadQuery(useRecentRange()))
  if (!data) return isError || undefined
  return hasRecords(data.rows, athleteId, data.range.to)
}
