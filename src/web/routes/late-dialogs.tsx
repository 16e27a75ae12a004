import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { InviteAthlete } from '#web/features/invitation/invite-athlete.tsx'
import type { ManageMetrics } from '#web/features/metric/manage-metrics.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWasOpened } from '#web/ui/use-was-opened.ts'

type Opened = { open: boolean; onClose: () => void }

/** Loaded with the first opening: most visits to the dashboard do without it. */
function late<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }))
  return function OnceOpened(props: Props) {
    return (
      useWasOpened(props.open) && (
        <Suspense>
          <Late {...props} />
        </Suspense>
      )
    )
  }
}

export const LateMetrics = late<ComponentProps<typeof ManageMetrics>>(async () => {
  const { ManageMetrics: Loaded } = await import('#web/features/metric/manage-metrics.tsx')
  return Loaded
})

export const LateInvitation = late<ComponentProps<typeof InviteAthlete>>(async () => {
  const { InviteAthlete: Loaded } = await import('#web/features/invitation/invite-athlete.tsx')
  return Loaded
})

function NotLoaded({ open, onClose }: Opened) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Not loaded`} open={open} onClose={onClose}>
      <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
        <Trans>This part of the page could not be loaded.</Trans>
      </Banner>
    </Dialog>
  )
}
