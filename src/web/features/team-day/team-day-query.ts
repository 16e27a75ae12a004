import { queryOptions, useMutation } from '@tanstack/react-query'
import { bodyOf } from '#web/api/reply.ts'
import { api } from '#web/api/client.ts'
import { useTeamId } from '#web/api/current-team.ts'

/** One day of the team, or of `only` some of its athletes; without a day the team's today, which the server knows. */
export const teamDayQuery = (teamId: string, day: string | undefined, only?: readonly string[]) =>
  queryOptions({
    queryKey: ['team-day', teamId, day ?? 'today'],
    queryFn: () => bodyOf(api.teams[':teamId'].day.$get({ param: { teamId }, query: day ? { day } : {} })),
    select: (data) =>
      only ? { ...data, athletes: data.athletes.filter(({ athleteId }) => only.includes(athleteId)) } : data,
    // The day before stays until this one is here; another team's never does.
    placeholderData: (previous, query) => (query?.queryKey[1] === teamId ? previous : undefined),
  })

/** What is usual hardly changes with what comes in today: only with a day that is corrected, or is answered in part. */
const USUAL_STALE_MS = 300_000

/** What the answers of a day are seen against, asked for together with them. */
export const teamUsualQuery = (teamId: string, day: string | undefined) =>
  queryOptions({
    queryKey: ['team-usual', teamId, day ?? 'today'],
    queryFn: () =>
      bodyOf(api.teams[':teamId'].day.usual.$get({ param: { teamId }, query: day ? { day } : {} })),
    placeholderData: (previous, query) => (query?.queryKey[1] === teamId ? previous : undefined),
    staleTime: USUAL_STALE_MS,
    refetchInterval: USUAL_STALE_MS,
    meta: { topics: ['athletes', 'metrics'] },
  })

/** The athlete sees who opened their answers. What is opened without a connection is told once there is one again. */
export function useNoteOpened() {
  const teamId = useTeamId()
  const { mutate } = useMutation({
    mutationFn: async ({ athleteId: id, day }: { athleteId: string; day: string }) => {
      await api.teams[':teamId'].athletes[':id'].opened.$post({ param: { teamId, id }, json: { day } })
    },
    retry: 2,
  })
  return mutate
}
