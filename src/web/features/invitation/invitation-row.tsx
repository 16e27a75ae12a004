import { QrCode } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { invitationLink } from '#domain/invitation/invitation-link.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Cell, Row } from '#web/ui/card-table.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { expiryLabel } from './expiry-label.ts'
import type { Invitation } from './invitation.ts'

const acceptedShownMs = 3000

const states = {
  active: <Badge tone="good">Active</Badge>,
  expired: <Badge>Expired</Badge>,
  accepted: <Badge tone="good">Accepted</Badge>,
}

type InvitationRowProps = {
  invitation: Invitation
  onShowQr: () => void
  onRemove: () => void
  /** A while after it was accepted. */
  onGone: () => void
}

export function InvitationRow({ invitation, onShowQr, onRemove, onGone }: InvitationRowProps) {
  const { code, email, state, expiresAt } = invitation
  const expires = expiryLabel(expiresAt)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (state !== 'accepted') return
    const timer = setTimeout(() => gone(), acceptedShownMs)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <Row>
      <Cell>
        {states[state]}
        <p className="mt-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">{email ?? 'Team link'}</p>
      </Cell>
      <Cell label="Expires">
        <time dateTime={expiresAt}>
          {expires.date} <span className="text-[13px] whitespace-nowrap text-ink-3">{expires.time}</span>
        </time>
      </Cell>
      <Cell actions>
        {state === 'active' && (
          <>
            <CopyLinkButton link={invitationLink(location.origin, code)} className="min-w-[124px]" />
            <Button size="icon" aria-label="Show QR code" title="Show QR code" onClick={onShowQr}>
              <QrCode aria-hidden size={18} />
            </Button>
          </>
        )}
        {state !== 'accepted' && (
          <Button look="quiet" onClick={onRemove} className="hover:text-bad @max-xl:first:-ml-4 @xl:-mr-4">
            Remove
          </Button>
        )}
      </Cell>
    </Row>
  )
}
