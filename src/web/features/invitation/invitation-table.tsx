import { useState, type ReactNode } from 'react'
import { invitationLink } from '#domain/invitation/invitation-link.ts'
import { CardTable } from '#web/ui/card-table.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Invitation } from './invitation.ts'
import { InvitationRow } from './invitation-row.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { useRemoveInvitation } from './use-remove-invitation.ts'

type InvitationTableProps = { invitations: Invitation[]; empty: ReactNode }

export function InvitationTable({ invitations, empty }: InvitationTableProps) {
  const { remove, removing } = useRemoveInvitation()
  // What was accepted before this page was opened never shows; what is accepted meanwhile shows for a moment.
  const [gone, setGone] = useState(() =>
    invitations.filter(({ state }) => state === 'accepted').map(({ id }) => id),
  )
  const [inQr, setInQr] = useState<Invitation>()
  const [asked, setAsked] = useState<Invitation>()
  const [asking, setAsking] = useState(false)
  const shown = invitations.filter(({ id }) => !gone.includes(id) && !removing.includes(id))

  function askToRemove(invitation: Invitation) {
    // An expired link does nothing any more, so nothing is lost with it.
    if (invitation.state === 'expired') return remove(invitation.id)
    setAsked(invitation)
    setAsking(true)
  }

  function confirmed() {
    if (asking && asked) remove(asked.id)
    setAsking(false)
  }

  return (
    <>
      {shown.length === 0 ? (
        empty
      ) : (
        <CardTable label="Invitation links" columns={['Status', 'Expires', 'Actions']}>
          {shown.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onShowQr={() => setInQr(invitation)}
              onRemove={() => askToRemove(invitation)}
              onGone={() => setGone((before) => [...before, invitation.id])}
            />
          ))}
        </CardTable>
      )}
      <QrDialog
        link={inQr && invitationLink(location.origin, inQr.code)}
        onClose={() => setInQr(undefined)}
      />
      <ConfirmDialog
        title="Remove invitation link"
        open={asking}
        confirm="Remove"
        onConfirm={confirmed}
        onCancel={() => setAsking(false)}
      >
        {asked?.email
          ? `The link for ${asked.email} stops working at once.`
          : 'The team link stops working at once, also for those who have it already.'}
      </ConfirmDialog>
    </>
  )
}
