import { useEffect, useEffectEvent } from 'react'
import { invitationLink } from '#domain/invitation/invitation-link.ts'
import { expiryLabel } from './expiry-label.ts'
import type { Invitation } from './invitation.ts'
import { InvitationLine } from './invitation-line.tsx'

const acceptedShownMs = 3000

type InvitationRowProps = {
  invitation: Invitation
  onShowQr: () => void
  onRemove: () => void
  /** A while after it was accepted. */
  onGone: () => void
}

export function InvitationRow({ invitation, onShowQr, onRemove, onGone }: InvitationRowProps) {
  const { code, state, expiresAt } = invitation
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (state !== 'accepted') return
    const timer = setTimeout(() => gone(), acceptedShownMs)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <InvitationLine
      invitation={invitation}
      expires={expiryLabel(expiresAt)}
      link={invitationLink(location.origin, code)}
      onShowQr={onShowQr}
      onRemove={onRemove}
    />
  )
}
