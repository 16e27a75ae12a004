import { useQuery } from '@tanstack/react-query'
import type { Kept } from './outbox.ts'
import { type OwnHealth, withWaiting } from './own-problems.ts'
import { ownProblemsQuery, rememberedProblems } from './own-problems-api.ts'
import { useOutbox } from './use-outbox.ts'

/** The athlete's problems and round as far as this device knows them, and what it has yet to send. */
export function useOwnHealth(userId: string) {
  const { data, isError, errorUpdateCount, refetch } = useQuery(ownProblemsQuery(userId))
  const entries = useOutbox(userId)
  // Also while it is asked for again: what is being answered must not go meanwhile.
  const known = data ?? (errorUpdateCount > 0 ? rememberedProblems(userId) : undefined)
  const health: OwnHealth | undefined = known && withWaiting(known, entries)
  const refused: Kept[] = entries.filter(({ refusal }) => refusal)
  return { health, refused, isError, refetch }
}
