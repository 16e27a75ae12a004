import { useQuery } from '@tanstack/react-query'
import { hasRecords } from './has-records.ts'
import { squadQuery } from './statistics-queries.ts'
import { useRecentRange } from './use-recent-range.ts'

/**
 * Whether an athlete, or without one anybody of the team, has reported or answered anything lately; undefined until that
 * is known. Asked of the squad, which knows of answers that are no ratings too. Who can't tell says yes.
 */
export function useHasRecords(athleteId: string | undefined): boolean | undefined {
  const { data, isError } = useQuery(squadQuery(useRecentRange()))
  if (!data) return isError || undefined
  return hasRecords(data.rows, athleteId, data.range.to)
}
