import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { invitationLink } from '#domain/invitation/invitation.ts'
import { DUTY_NAMES } from '#domain/team/staff-messages.ts'
import { CardTable } from '#web/ui/card-table.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LazyQrCode } from '#web/ui/lazy-qr-code.tsx'
import { useWriting } from '#web/language/use-writing.ts'
import { expiryLabel, type Invitation, useRemoveInvitation } from './invitation-api.ts'
import { InvitationLine } from './invitation-line.tsx'

type InvitationTableProps = { invitations: Invitation[]; empty: ReactNode }

export function InvitationTable({ invitations, empty }: InvitationTableProps) {
  const { t } = useLingui()
  const { remove, removing } = useRemoveInvitation()
  // What was accepted before this page was opened never shows; what is accepted meanwhile shows for a moment.
  const [gone, setGone] = useState(() =>
    invitations.filter(({ state }) => state === 'accepted').map(({ id }) => id),
  )
  const [inQr, setInQr] = useState<Invitation>()
  const [asked, setAsked] = useState<Invitation>()
  const [asking, setAsking] = useState(false)
  const email = asked?.email
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
        <CardTable label={t`Invitation links`} columns={[t`Status`, t`Expires`, t`Actions`]}>
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
        title={t`Remove invitation link`}
        open={asking}
        confirm={t`Remove`}
        onConfirm={confirmed}
        onCancel={() => setAsking(false)}
      >
        {email
          ? t`The link for ${email} stops working at once.`
          : asked?.duty
            ? t`The link to the staff stops working at once.`
            : t`The team link stops working at once, also for those who have it already.`}
      </ConfirmDialog>
    </>
  )
}

const acceptedShownMs = 3000

type InvitationRowProps = {
  invitation: Invitation
  onShowQr: () => void
  onRemove: () => void
  /** A while after it was accepted. */
  onGone: () => void
}

function InvitationRow({ invitation, onShowQr, onRemove, onGone }: InvitationRowProps) {
  const { t } = useLingui()
  const { code, duty, state, expiresAt } = invitation
  const writing = useWriting()
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (state !== 'accepted') return
    const timer = setTimeout(() => gone(), acceptedShownMs)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <InvitationLine
      invitation={invitation}
      duty={duty ? t(DUTY_NAMES[duty]) : undefined}
      expires={expiryLabel(expiresAt, writing)}
      link={invitationLink(location.origin, code)}
      onShowQr={onShowQr}
      onRemove={onRemove}
    />
  )
}

/** As large as the screen allows, to be scanned from across the locker room. */
function QrDialog({ link, onClose }: { link: string | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const [last, setLast] = useState(link)
  // Still drawn while the dialog fades out.
  if (link && link !== last) setLast(link)
  return (
    <Dialog title={t`Scan to join the team`} open={link !== undefined} onClose={onClose} wide>
      {last && (
        <div className="mx-auto w-full max-w-[min(100%,calc(100dvh-14rem))]">
          <LazyQrCode label={t`QR code of the invitation link`} text={last} />
          <p className="mt-4 text-center text-sm text-ink-2 [overflow-wrap:anywhere]">{last}</p>
        </div>
      )}
    </Dialog>
  )
}
