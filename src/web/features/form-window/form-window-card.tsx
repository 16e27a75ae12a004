import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormStatus } from '#domain/form-window/form-status.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Status = Pick<FormStatus, 'isOpen' | 'manuallyClosed' | 'openTime' | 'closeTime'>

type FormStatusCardProps = {
  status: Status | undefined
  isSaving?: boolean
  /** Null for staff who only read. */
  onSwitch?: (() => void) | null
  /** The times below the status, or what shows instead while there is none. */
  children: ReactNode
}

export function FormWindowCard({ status, isSaving = false, onSwitch, children }: FormStatusCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Form Status Settings`} actions={status && <FormStatusBadge isOpen={status.isOpen} />}>
      <div className={`${onSwitch === null ? '' : 'min-h-64'} px-4 py-5 sm:px-6`}>
        {status && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2" aria-live="polite">
              {t(sentence(status))}
            </p>
            {onSwitch !== null && (
              <Button busy={isSaving && t`Saving...`} onClick={onSwitch}>
                {status.isOpen ? t`Close now` : t`Open now`}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </Card>
  )
}

function sentence({ isOpen, manuallyClosed, openTime, closeTime }: Status): Message {
  if (isOpen) return msg('Forms open until {closeTime}', { closeTime })
  return manuallyClosed
    ? msg('Closed by you until you open it again')
    : msg('Forms open at {openTime}', { openTime })
}

function FormStatusBadge({ isOpen }: { isOpen: boolean }) {
  return isOpen ? (
    <Badge tone="good">
      <Trans>Forms Open</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Forms Closed</Trans>
    </Badge>
  )
}
