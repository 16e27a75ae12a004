import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type Mark from '#web/features/absence/availability-mark.tsx'
import type Strip from '#web/features/absence/availability-strip.tsx'

const nothing = () => ({ default: () => null })

/** Asked for with the page and not with its figures, so that it is there when they are. */
const strip = import('#web/features/absence/availability-strip.tsx').catch(nothing)
const AvailabilityStrip = lazy<ComponentType<ComponentProps<typeof Strip>>>(() => strip)
const AvailabilityMark = lazy<ComponentType<ComponentProps<typeof Mark>>>(() =>
  import('#web/features/absence/availability-mark.tsx').catch(nothing),
)

export const lateAvailability = (day: ComponentProps<typeof Strip>) => <AvailabilityStrip {...day} />

export const lateMark = ({ status }: { status: ComponentProps<typeof Mark>['status'] }) =>
  status !== 'full' && (
    <Suspense>
      <AvailabilityMark status={status} />
    </Suspense>
  )
