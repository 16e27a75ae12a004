import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { wordsOf } from '#web/ui/refused.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { createInvitation, invitationsQuery } from './invitation-api.ts'

/** Makes a new invitation for one address, once. */
export function InviteAgain({ email }: { email: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const {
    mutate: invite,
    isPending,
    isSuccess: isInvited,
  } = useSingleMutation({
    mutationFn: () => createInvitation(teamId, email),
    onSuccess: () => {
      showToast('success', invitationMessages.invitedAgain(email))
      void queryClient.invalidateQueries(invitationsQuery(teamId))
    },
    onError: (error) => {
      const { problems, failure } = wordsOf(error, invitationMessages.generateFailed)
      showToast('error', failure?.message ?? problems['email'] ?? invitationMessages.generateFailed)
    },
  })

  return (
    // The same button all along: it has the focus.
    <Button
      busy={isPending && t`Inviting...`}
      unavailable={isInvited}
      onClick={isInvited ? undefined : () => invite()}
    >
      {isInvited ? (
        <>
          <Check aria-hidden size={17} className="text-good" />
          <Trans>Invited</Trans>
        </>
      ) : (
        <Trans>Invite again</Trans>
      )}
    </Button>
  )
}
