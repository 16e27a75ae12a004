import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { invitationLink } from '#domain/invitation/invitation.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LazyQrCode } from '#web/ui/lazy-qr-code.tsx'
import { useWriting } from '#web/language/use-writing.ts'
import { expiryLabel, type Invitation } from './invitation-api.ts'
import { CopyLinkButton } from './invitation-line.tsx'

type InvitationReadyProps = { invitation: Invitation; onAnother: () => void }

/** The new link, in every way it can be passed on. */
export function InvitationReady({ invitation, onAnother }: InvitationReadyProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // The form that had the focus is gone. In the same moment, or the dialog catches the focus for itself, a frame later.
  useLayoutEffect(() => field.current?.focus(), [])

  const { code, email, duty, expiresAt } = invitation
  const link = invitationLink(location.origin, code)
  const { date, time } = expiryLabel(expiresAt, useWriting())
  return (
    <div className="grid gap-5">
      {email && <Banner tone="notice">{t(invitationMessages.mailedTo(email))}</Banner>}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <Field
          ref={field}
          name="link"
          label={t`Invitation link`}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyLinkButton link={link} look="primary" className="h-12 min-w-[136px]" />
      </div>
      <div className="mx-auto w-full max-w-[280px] sm:max-w-[340px]">
        <LazyQrCode label={t`QR code of the invitation link`} text={link} />
      </div>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {email ? (
            <Trans>
              Works once, for {email}, until {date}, {time}.
            </Trans>
          ) : duty ? (
            <Trans>
              Works once, until {date}, {time}.
            </Trans>
          ) : (
            <Trans>
              Works for every athlete until {date}, {time}.
            </Trans>
          )}
        </p>
        <Button onClick={onAnother}>
          <Trans>Generate another</Trans>
        </Button>
      </div>
    </div>
  )
}
