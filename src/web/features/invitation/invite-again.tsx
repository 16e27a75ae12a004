import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { createInvitation } from './create-invitation.ts'
import { invitationsQuery } from './invitations-query.ts'

/** Makes a new invitation for one address, once. */
export function InviteAgain({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const outcome = await createInvitation(email)
      if ('failure' in outcome) throw new Error(outcome.failure.message)
      if ('problems' in outcome) throw new Error(outcome.problems.email)
    },
    onSuccess: () => {
      showToast('success', invitationMessages.ours.invitedAgain(email))
      void queryClient.invalidateQueries(invitationsQuery)
    },
    onError: ({ message }) => showToast('error', message),
  })
  if (isSuccess) {
    return (
      <p className="flex h-10 items-center gap-2 text-[15px] font-semibold text-good">
        <Check aria-hidden size={17} />
        Invited
      </p>
    )
  }
  return (
    <Button busy={isPending && 'Inviting...'} onClick={() => mutate()}>
      Invite again
    </Button>
  )
}
