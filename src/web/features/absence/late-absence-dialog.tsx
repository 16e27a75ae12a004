import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWasOpened } from '#web/ui/use-was-opened.ts'
import type { AbsenceDialogProps } from './absence-dialog.tsx'

const AbsenceDialog = lazy<ComponentType<AbsenceDialogProps>>(() =>
  import('./absence-dialog.tsx').catch(() => ({ default: NotLoaded })),
)

/** Loaded with the first opening: on most mornings nobody's availability changes. */
export function LateAbsenceDialog(props: AbsenceDialogProps) {
  return (
    useWasOpened(props.about !== undefined) && (
      <Suspense>
        <AbsenceDialog {...props} />
      </Suspense>
    )
  )
}

function NotLoaded({ about, onClose }: AbsenceDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Not loaded`} open={about !== undefined} onClose={onClose}>
      <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
        <Trans>This part of the page could not be loaded.</Trans>
      </Banner>
    </Dialog>
  )
}
