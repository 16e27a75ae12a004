import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'

type PictureRequiredProps = { upload: ReactNode; otherWays: ReactNode }

/** Cannot be dismissed: a picture, or one of the other ways. */
export function PictureRequired({ upload, otherWays }: PictureRequiredProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Profile Picture Required`} open>
      <p className="mb-5 text-ink-2">
        <Trans>Your manager recognises you by your picture. Add one to start your daily check-in.</Trans>
      </p>
      {upload}
      <div className="mt-4 text-center">{otherWays}</div>
    </Dialog>
  )
}
