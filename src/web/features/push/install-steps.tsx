import { Trans, useLingui } from '@lingui/react/macro'
import { Share, SquarePlus } from 'lucide-react'
import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'

/** For Safari on an iPhone or iPad, where only an installed app can notify. The names are those of its menu. */
export function InstallSteps() {
  const { t } = useLingui()
  const icon = 'ms-1.5 inline align-[-3px] text-ink-2'
  return (
    <div className="text-[15px] text-ink-2">
      <p>{t(pushDeviceMessages.install)}</p>
      <ol className="mt-2 list-decimal space-y-1 ps-5">
        <li>
          <Trans>
            Tap <strong className="font-semibold text-ink">Share</strong> in your browser’s bar
          </Trans>
          <Share aria-hidden size={18} className={icon} />
        </li>
        <li>
          <Trans>
            Choose <strong className="font-semibold text-ink">Add to Home Screen</strong>
          </Trans>
          <SquarePlus aria-hidden size={18} className={icon} />
        </li>
        <li>
          <Trans>Open Plimsoll from there, sign in, and allow notifications</Trans>
        </li>
      </ol>
    </div>
  )
}
