import { queryOptions } from '@tanstack/react-query'
import { followUpMessages } from '#domain/follow-up/follow-up-messages.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const WEEK_STALE_MS = 300_000

/** How many check-ins of this week were opened and answered, and in the weeks before. */
export const followUpQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['follow-up', teamId],
    queryFn: () => bodyOf(api.teams[':teamId']['follow-up'].$get({ param: { teamId } })),
    staleTime: WEEK_STALE_MS,
    meta: { topics: ['day-replies'] },
  })

export type SeenAthletes = { day: string; athleteIds: string[] }

/** The athletes see that their answers were opened. */
export async function noteAllSeen(teamId: string, seen: SeenAthletes) {
  const answer = await ask(api.teams[':teamId'].day.opened.$post({ param: { teamId }, json: seen }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, followUpMessages.notNoted)
  await queryClient.invalidateQueries({ queryKey: ['follow-up', teamId] })
}
