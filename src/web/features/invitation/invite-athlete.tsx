import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Invitation } from './invitation.ts'
import { InvitationReady } from './invitation-ready.tsx'
import { invitationsQuery } from './invitations-query.ts'
import { InviteForm } from './invite-form.tsx'

const reloadAfterMs = 100

type InviteAthleteProps = { open: boolean; onClose: () => void }

export function InviteAthlete({ open, onClose }: InviteAthleteProps) {
  const [invitation, setInvitation] = useState<Invitation>()
  const [nextEmail, setNextEmail] = useState('')
  const queryClient = useQueryClient()

  function show(created: Invitation, typedSince: string) {
    setInvitation(created)
    setNextEmail(typedSince)
  }

  function close() {
    onClose()
    setTimeout(() => void queryClient.invalidateQueries(invitationsQuery), reloadAfterMs)
  }

  return (
    <Dialog title="Invite Athlete" open={open} onClose={close} onClosed={() => setInvitation(undefined)}>
      {invitation ? (
        <InvitationReady invitation={invitation} onAnother={() => setInvitation(undefined)} />
      ) : (
        <InviteForm email={nextEmail} onCreated={show} />
      )}
    </Dialog>
  )
}
