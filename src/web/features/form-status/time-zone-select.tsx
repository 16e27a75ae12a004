import { lazy, Suspense } from 'react'
import { zoneLabel } from '#domain/calendar/zone-label.ts'
import { useNow } from '#web/ui/use-now.ts'

export type TimeZoneSelectProps = { value: string; hideLabel?: boolean; onChange: (zone: string) => void }

type PickerProps = TimeZoneSelectProps & { now: Date }

export const zoneFieldLook =
  'flex h-12 w-full items-center gap-2 rounded-m border border-control bg-surface px-3.5 text-left text-base text-ink transition-colors'

// Four hundred zones and the script to search them are no part of the first paint; without a connection the zone is still shown.
const TimeZoneCombobox = lazy(() => import('./time-zone-combobox.tsx').catch(() => ({ default: ShownZone })))

export function TimeZoneSelect(props: TimeZoneSelectProps) {
  const now = useNow()
  return (
    <div>
      <Suspense fallback={<ShownZone {...props} now={now} />}>
        <TimeZoneCombobox {...props} now={now} />
      </Suspense>
    </div>
  )
}

/** In the place of the picker until it is there. */
function ShownZone({ value, hideLabel, now }: PickerProps) {
  return (
    <>
      <p className={hideLabel ? 'sr-only' : 'mb-1.5 text-[15px] font-semibold'}>Time zone</p>
      <p className={zoneFieldLook}>{zoneLabel(value, now)}</p>
    </>
  )
}
