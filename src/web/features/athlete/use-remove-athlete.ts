import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { athleteMessages } from '#domain/messages/athlete-messages.ts'
import { api } from '#web/api/client.ts'
import { showToast } from '#web/ui/toast.ts'
import type { Athlete } from './athlete.ts'
import { athletesQuery } from './athletes-query.ts'
import { removedAthletesQuery } from './removed-athletes-query.ts'

const mutationKey = ['remove-athlete']

/** `removing` are those on their way out: off the list at once, and back by themselves if it fails. */
export function useRemoveAthlete() {
  const queryClient = useQueryClient()
  const { mutate: remove } = useMutation({
    mutationKey,
    mutationFn: async ({ id }: Athlete) => {
      const answer = await api.athletes[':id'].$delete({ param: { id } })
      // 404: another tab was faster, which is as good.
      if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
    },
    onSuccess: async (_, athlete) => {
      const others = (all: Athlete[] | undefined) => all?.filter(({ id }) => id !== athlete.id)
      await queryClient.cancelQueries(athletesQuery)
      queryClient.setQueryData(athletesQuery.queryKey, others)
      queryClient.setQueryData(removedAthletesQuery.queryKey, (all) => [...(others(all) ?? []), athlete])
    },
    onError: () => showToast('error', athleteMessages.ours.removeFailed),
    onSettled: () => {
      void queryClient.invalidateQueries(athletesQuery)
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
