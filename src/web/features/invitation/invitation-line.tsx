import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Cell, Row } from '#web/ui/card-table.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { Invitation } from './invitation-api.ts'

const states = {
  active: (
    <Badge tone="good">
      <Trans>Active</Trans>
    </Badge>
  ),
  expired: (
    <Badge>
      <Trans>Expired</Trans>
    </Badge>
  ),
  accepted: (
    <Badge tone="good">
      <Trans>Accepted</Trans>
    </Badge>
  ),
}

type InvitationLineProps = {
  invitation: Pick<Invitation, 'email' | 'state' | 'expiresAt'>
  /** Of one to the staff. */
  duty?: string | undefined
  expires: { date: string; time: string }
  link: string
  onShowQr?: () => void
  onRemove?: () => void
}

export function InvitationLine(props: InvitationLineProps) {
  const { t } = useLingui()
  const { invitation, duty, expires, link, onShowQr, onRemove } = props
  const { email, state, expiresAt } = invitation
  return (
    <Row>
      <Cell>
        {states[state]}
        <p className="mt-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
          {[duty, email].filter(Boolean).join(' · ') || t`Team link`}
        </p>
      </Cell>
      <Cell label={t`Expires`}>
        <time dateTime={expiresAt}>
          {expires.date} <span className="text-[13px] whitespace-nowrap text-ink-3">{expires.time}</span>
        </time>
      </Cell>
      <Cell actions>
        {state === 'active' && (
          <>
            <CopyLinkButton link={link} className="min-w-[124px]" />
            <Button size="icon" aria-label={t`Show QR code`} title={t`Show QR code`} onClick={onShowQr}>
              <QrCode aria-hidden size={18} />
            </Button>
          </>
        )}
        {state !== 'accepted' && (
          <Button look="quiet" onClick={onRemove} className="hover:text-bad @max-xl:first:-ms-4 @xl:-me-4">
            <Trans>Remove</Trans>
          </Button>
        )}
      </Cell>
    </Row>
  )
}

type CopyLinkButtonProps = { link: string; look?: ButtonLook; className?: string }

export function CopyLinkButton({ link, ...button }: CopyLinkButtonProps) {
  return (
    <CopyButton text={link} failed={invitationMessages.copyFailed} {...button}>
      <Trans>Copy Link</Trans>
    </CopyButton>
  )
}
