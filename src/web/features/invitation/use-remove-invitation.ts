import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import { api } from '#web/api/client.ts'
import { showToast } from '#web/ui/toast.ts'
import { invitationsQuery } from './invitations-query.ts'

const mutationKey = ['remove-invitation']

/** `removing` are those on their way out: hidden at once, and back by themselves if it fails. */
export function useRemoveInvitation() {
  const queryClient = useQueryClient()
  const { mutate: remove } = useMutation({
    mutationKey,
    mutationFn: async (id: string) => {
      const answer = await api.invitations[':id'].$delete({ param: { id } })
      // 404: another tab was faster, which is as good.
      if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
    },
    onSuccess: async (_, id) => {
      await queryClient.cancelQueries(invitationsQuery)
      queryClient.setQueryData(invitationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id))
    },
    onError: () => showToast('error', invitationMessages.deleteFailed),
    onSettled: () => void queryClient.invalidateQueries(invitationsQuery),
  })
  const removing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
  return { remove, removing }
}
