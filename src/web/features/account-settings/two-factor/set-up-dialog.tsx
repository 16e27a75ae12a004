import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { appCode } from '#domain/account/app-code.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LazyQrCode } from '#web/ui/lazy-qr-code.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginSetUp, type SetUp, switchOn } from './two-factor-api.ts'

type SetUpDialogProps = {
  email: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function SetUpDialog({ email, open, onClose, onDone }: SetUpDialogProps) {
  const { t } = useLingui()
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<string[]>()
  const forget = () => {
    setSetUp(undefined)
    setCodes(undefined)
  }
  return (
    <Dialog
      title={codes ? t`Your recovery codes` : t`Set up two-step sign-in`}
      open={open}
      // Codes that are shown once are not dismissed by a slip.
      {...(!codes && { onClose })}
      onClosed={forget}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onSaved={onDone} />
      ) : setUp ? (
        <CodeStep setUp={setUp} onCancel={onClose} onSwitchedOn={setCodes} />
      ) : (
        <PasswordStep email={email} onCancel={onClose} onBegun={setSetUp} />
      )}
    </Dialog>
  )
}

type PasswordStepProps = { email: string; onCancel: () => void; onBegun: (setUp: SetUp) => void }

function PasswordStep({ email, onCancel, onBegun }: PasswordStepProps) {
  const { t } = useLingui()
  const { problems, ...form } = useFormMutation<'password', SetUp>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    call: ({ password }) => beginSetUp(password),
    onDone: onBegun,
    fallback: twoFactorMessages.setUpFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit={t`Continue`}>
      <p className="text-ink-2">{t(twoFactorMessages.whichApp)}</p>
      <CurrentPasswordField email={email} problem={problems.password} />
    </DialogForm>
  )
}

type CodeStepProps = { setUp: SetUp; onCancel: () => void; onSwitchedOn: (codes: string[]) => void }

function CodeStep({ setUp: { key, link, setUp }, onCancel, onSwitchedOn }: CodeStepProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // The form that had the focus is gone. In the same moment, or the dialog catches the focus for itself, a frame later.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { problems, ...form } = useFormMutation<'code', string[]>({
    check: ({ code }) => (appCode(code) ? {} : { code: twoFactorMessages.codeMissing }),
    call: ({ code }) => switchOn(setUp, code),
    onDone: onSwitchedOn,
    fallback: twoFactorMessages.setUpFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit={t`Switch on`}>
      <p className="text-ink-2">{t(twoFactorMessages.scan)}</p>
      <div className="mx-auto w-full max-w-[220px]">
        <LazyQrCode label={t`QR code of the key`} text={link} />
      </div>
      <dl className="text-center text-[15px]">
        <dt className="text-ink-2">
          <Trans>Key</Trans>
        </dt>
        <dd className="font-semibold tracking-wide [overflow-wrap:anywhere]">{inFours(key)}</dd>
      </dl>
      <div className="flex flex-wrap justify-center gap-3">
        <CopyButton text={key} failed={twoFactorMessages.copyFailed} className="min-w-[124px]">
          <Trans>Copy key</Trans>
        </CopyButton>
        {/* A phone can't scan its own screen. */}
        <a href={link} className={buttonLook('plain', 'm', 'pointer-fine:hidden')}>
          <Trans>Open in my app</Trans>
        </a>
      </div>
      <CodeField
        ref={field}
        name="code"
        label={t`6-digit code`}
        inputMode="numeric"
        maxLength={7}
        required
        problem={problems.code}
      />
    </DialogForm>
  )
}

const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ')
