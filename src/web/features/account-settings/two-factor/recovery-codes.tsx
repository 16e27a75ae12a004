import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { downloadText } from '#web/ui/download-text.ts'

type RecoveryCodesProps = { codes: string[]; email: string; onSaved: () => void }

/** Shown once. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const { t } = useLingui()
  const start = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone. In the same moment, or the dialog catches the focus for itself, a frame later.
  useLayoutEffect(() => start.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const download = () => {
    const { origin } = location
    const whose = t`Recovery codes of ${email} for Plimsoll, ${origin}`
    const file = [whose, t`Each works once in place of your phone.`, '', text].join('\n')
    downloadText('plimsoll-recovery-codes.txt', file)
  }
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="text-ink-2 outline-none">
        {t(twoFactorMessages.recoveryCodesAre)}
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
        <Button onClick={download}>
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
