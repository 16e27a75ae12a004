import { useEffect, useRef } from 'react'
import { appCode } from '#domain/account/app-code.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { LateQrCode } from '#web/ui/late-qr-code.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { DialogForm } from '../dialog-form.tsx'
import { type SetUp, switchOn } from './switch-two-factor.ts'

type CodeStepProps = { setUp: SetUp; onCancel: () => void; onSwitchedOn: (codes: string[]) => void }

export function CodeStep({ setUp: { key, link, setUp }, onCancel, onSwitchedOn }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null)
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { problems, ...form } = useSubmit<'code'>({
    check: ({ code }) => (appCode(code) ? {} : { code: twoFactorMessages.codeMissing }),
    send: async ({ code }) => {
      const switchedOn = await switchOn(setUp, code)
      if (!Array.isArray(switchedOn)) return switchedOn
      onSwitchedOn(switchedOn)
    },
    fallback: twoFactorMessages.setUpFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit="Switch on">
      <p className="text-ink-2">{twoFactorMessages.scan}</p>
      <div className="mx-auto w-full max-w-[220px]">
        <LateQrCode label="QR code of the key" text={link} />
      </div>
      <dl className="text-center text-[15px]">
        <dt className="text-ink-2">Key</dt>
        <dd className="font-semibold tracking-wide [overflow-wrap:anywhere]">{inFours(key)}</dd>
      </dl>
      <div className="flex flex-wrap justify-center gap-3">
        <CopyButton text={key} failed={twoFactorMessages.copyFailed} className="min-w-[124px]">
          Copy key
        </CopyButton>
        {/* A phone can't scan its own screen. */}
        <a href={link} className={buttonLook('plain', 'm', 'pointer-fine:hidden')}>
          Open in my app
        </a>
      </div>
      <CodeField
        ref={field}
        name="code"
        label="6-digit code"
        inputMode="numeric"
        maxLength={7}
        required
        problem={problems.code}
      />
    </DialogForm>
  )
}

const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ')
