import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { createInvitation, invitationsQuery } from './invitation-api.ts'

/** Makes a new invitation for one address, once. */
export function InviteAgain({ email }: { email: string }) {
  const [progress, setProgress] = useState<'none' | 'inviting' | 'invited'>('none')
  const queryClient = useQueryClient()

  async function invite() {
    setProgress('inviting')
    const outcome = await createInvitation(email)
    if ('invitation' in outcome) {
      setProgress('invited')
      showToast('success', invitationMessages.ours.invitedAgain(email))
      await queryClient.invalidateQueries(invitationsQuery)
    } else {
      setProgress('none')
      const problem = 'failure' in outcome ? outcome.failure.message : outcome.problems.email
      showToast('error', problem ?? invitationMessages.generateFailed)
    }
  }

  const isInvited = progress === 'invited'
  return (
    // The same button all along: it has the focus.
    <Button
      busy={progress === 'inviting' && 'Inviting...'}
      unavailable={isInvited}
      onClick={isInvited ? undefined : invite}
    >
      {isInvited ? (
        <>
          <Check aria-hidden size={17} className="text-good" />
          Invited
        </>
      ) : (
        'Invite again'
      )}
    </Button>
  )
}
