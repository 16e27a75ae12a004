import { useQuery } from '@tanstack/react-query'
import { squadQuery } from './statistics-queries.ts'
import { useRecentRange } from './use-recent-range.ts'

/**
 * Whether an athlete, or without one anybody of the team, has ever reported or answered anything; undefined until that is
 * known. Asked of the squad, which knows of answers that are no ratings too. Who can't tell says yes.
 */
export function useHasRecords(athleteId: string | undefined): boolean | undefined {
  const { data, isError } = useQuery(squadQuery(useRecentRange()))
  if (!data) return isError || undefined
  return data.rows.some(
    (row) =>
      (athleteId === undefined || row.athleteId === athleteId) &&
      (row.lastReported !== null || row.lastAnswer !== null),
  )
}
