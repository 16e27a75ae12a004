import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { downloadText } from '#web/ui/download-text.ts'

type RecoveryCodesProps = { codes: string[]; email: string; onSaved: () => void }

/** Shown once. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const start = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone. In the same moment, or the dialog catches the focus for itself, a frame later.
  useLayoutEffect(() => start.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="text-ink-2 outline-none">
        {twoFactorMessages.recoveryCodesAre}
      </p>
      <ol className="grid justify-items-center gap-1.5 rounded-m bg-sunken px-4 py-4 font-mono text-[15px] max-[359px]:text-[13px]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton text={text} failed={twoFactorMessages.copyFailed} className="min-w-[104px]">
          <Trans>Copy</Trans>
        </CopyButton>
        <Button onClick={() => downloadText('plimsoll-recovery-codes.txt', fileOf(email, text))}>
          <Download aria-hidden size={17} />
          <Trans>Download</Trans>
        </Button>
        <Button look="primary" onClick={onSaved}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  )
}

const fileOf = (email: string, codes: string) =>
  `Recovery codes of ${email} for Plimsoll, ${location.origin}\nEach works once in place of your phone.\n\n${codes}`
