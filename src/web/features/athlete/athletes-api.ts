import { queryOptions, skipToken, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { athleteMessages } from '#domain/team/team-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { showToast } from '#web/ui/toast.ts'

const { athletes: ofTeam } = api.teams[':teamId']

export const athletesQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['athletes', teamId],
    queryFn: async () => {
      const { athletes } = await bodyOf(ofTeam.$get({ param: { teamId } }))
      return athletes
    },
  })

/** In this page's memory only: the server no longer shows them to the staff. */
export const removedAthletesQuery = (teamId: string) =>
  queryOptions<Athlete[]>({
    queryKey: ['removed-athletes', teamId],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export type Athlete = InferResponseType<typeof ofTeam.$get, 200>['athletes'][number]

const mutationKey = ['remove-athlete']

/** `removing` are those on their way out: off the list at once, and back by themselves if it fails. */
export function useRemoveAthlete() {
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const athletes = athletesQuery(teamId)
  const { mutate: remove } = useMutation({
    mutationKey,
    mutationFn: async ({ id }: Athlete) => {
      const answer = await ofTeam[':id'].$delete({ param: { teamId, id } })
      // 404: another tab was faster, which is as good.
      if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
    },
    onSuccess: async (_, athlete) => {
      const others = (all: Athlete[] | undefined) => all?.filter(({ id }) => id !== athlete.id)
      await queryClient.cancelQueries(athletes)
      queryClient.setQueryData(athletes.queryKey, others)
      queryClient.setQueryData(removedAthletesQuery(teamId).queryKey, (all) => [
        ...(others(all) ?? []),
        athlete,
      ])
    },
    onError: () => showToast('error', athleteMessages.removeFailed),
    onSettled: () => {
      void queryClient.invalidateQueries(athletes)
      // Another feature's, which hears of it through the live connection, if there is one.
      void queryClient.invalidateQueries({ queryKey: ['team-day'] })
    },
  })
  const removing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Athlete,
  })
  return { remove, removing }
}
