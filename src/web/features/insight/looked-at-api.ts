import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'

const { standingOut } = insightMessages
const lookKey = ['look-at']
const { 'looked-at': lookedAt } = api.teams[':teamId'].athletes[':id']

/** With what was seen of the athlete they are looked at; without, that is taken back. */
type Look = { athleteId: string; fullName: string; seen?: string }

/** `looking` are those on their way off the list, or onto it again: at once, and back by themselves if it fails. */
export function useLook(teamId: string) {
  const queryClient = useQueryClient()
  const { mutate: look } = useMutation({
    mutationKey: lookKey,
    mutationFn: async ({ athleteId: id, seen }: Look) => {
      const param = { teamId, id }
      const answer = await ask<{ ok: boolean; json(): Promise<unknown> }>(
        seen === undefined ? lookedAt.$delete({ param }) : lookedAt.$post({ param, json: { seen } }),
      )
      if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, standingOut.notSaved)
    },
    onSuccess: (_, { athleteId, fullName, seen }) => {
      if (seen === undefined) return
      showToast('success', standingOut.offTheList(fullName), () => look({ athleteId, fullName }))
    },
    onError: (error) => {
      const { failure } = wordsOf(error, standingOut.notSaved)
      if (failure) showToast('error', failure.hint ?? failure.message)
    },
    // Until the list has come, or it would be seen as it was before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['standing-out', teamId] }),
  })
  const looking = useMutationState({
    filters: { mutationKey: lookKey, status: 'pending' },
    select: ({ state }) => state.variables as Look,
  })
  return { look, looking }
}
