import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { ProofForm, RenewDialog } from './renew-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { switchOff, twoFactorQuery } from './two-factor-api.ts'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import { useWriting } from '#web/language/use-writing.ts'

type Opened = 'set-up' | 'renewal' | 'switching-off'

export function TwoFactorSettings({ email }: { email: string }) {
  const { t } = useLingui()
  const { data: twoFactor, isPending, isError, refetch } = useQuery(twoFactorQuery)
  const [opened, setOpened] = useState<Opened>()
  const [done, setDone] = useState<Message>()
  const firstButton = useRef<HTMLButtonElement>(null)
  const open = (dialog: Opened) => {
    setDone(undefined)
    setOpened(dialog)
  }
  const close = () => setOpened(undefined)
  const finish = (news: Message) => {
    setDone(news)
    close()
  }

  if (isPending) return <div className="h-10" />
  if (isError && twoFactor === undefined)
    return <LoadFailed said={t`Two-step sign-in could not be loaded.`} retry={refetch} />
  return (
    <div className="grid gap-5">
      {twoFactor && <Standing {...twoFactor} />}
      {done && <Banner tone="good">{t(done)}</Banner>}
      <div className="flex flex-wrap gap-3">
        {/* One and the same button, on and off, so that the focus can return to it. */}
        <Button ref={firstButton} onClick={() => open(twoFactor ? 'renewal' : 'set-up')}>
          {twoFactor ? t`New recovery codes` : t`Set up two-step sign-in`}
        </Button>
        {twoFactor && (
          <Button look="danger" onClick={() => open('switching-off')}>
            <Trans>Switch off</Trans>
          </Button>
        )}
      </div>
      <SetUpDialog
        email={email}
        open={opened === 'set-up'}
        onClose={close}
        onDone={() => finish(twoFactorMessages.on)}
      />
      <RenewDialog email={email} open={opened === 'renewal'} onClose={close} />
      <Dialog
        title={t`Switch off two-step sign-in?`}
        open={opened === 'switching-off'}
        onClose={close}
        // The button that opened it goes with what it switched off.
        focusAfter={() => (done ? firstButton.current : null)}
      >
        <ProofForm
          email={email}
          text={t(twoFactorMessages.switchingOff)}
          submit={t`Switch off`}
          look="danger"
          fallback={twoFactorMessages.offFailed}
          onCancel={close}
          call={switchOff}
          onDone={() => finish(twoFactorMessages.off)}
        />
      </Dialog>
    </div>
  )
}

function Standing({ switchedOnAt, recoveryCodesLeft }: { switchedOnAt: string; recoveryCodesLeft: number }) {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  return (
    <p>
      <strong>{t(twoFactorMessages.onSince(dateInWords(dayOnDevice(new Date(switchedOnAt)))))}</strong>{' '}
      <span className={recoveryCodesLeft === 0 ? 'text-bad' : 'text-ink-2'}>
        {t(twoFactorMessages.recoveryCodesLeft(recoveryCodesLeft))}
      </span>
    </p>
  )
}
