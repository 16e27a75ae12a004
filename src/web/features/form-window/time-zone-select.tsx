import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { zoneLabel } from '#domain/calendar/time-zone.ts'
import { useNow } from '#web/ui/use-now.ts'
import type { TimeZoneProps } from './time-zone-combobox.tsx'

const zoneFieldLook =
  'flex h-12 w-full items-center gap-2 rounded-m border border-control bg-surface px-3.5 text-start text-base text-ink transition-colors'

// Four hundred zones and the script to search them are no part of the first paint; without a connection the zone is still shown.
const TimeZoneCombobox = lazy(() => import('./time-zone-combobox.tsx').catch(() => ({ default: ShownZone })))

export function TimeZoneSelect(props: Omit<TimeZoneProps, 'now' | 'className'>) {
  const now = useNow()
  return (
    <div>
      <Suspense fallback={<ShownZone {...props} now={now} className={zoneFieldLook} />}>
        <TimeZoneCombobox {...props} now={now} className={zoneFieldLook} />
      </Suspense>
    </div>
  )
}

/** In the place of the picker until it is there. */
function ShownZone({ value, hideLabel, now, className }: TimeZoneProps) {
  return (
    <>
      <p className={hideLabel ? 'sr-only' : 'mb-1.5 text-[15px] font-semibold'}>
        <Trans>Time zone</Trans>
      </p>
      <p className={className}>{zoneLabel(value, now)}</p>
    </>
  )
}
