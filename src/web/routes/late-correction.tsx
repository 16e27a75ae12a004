import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type Correction from '#web/features/check-in/correction/staff-correction.tsx'

// Most visits correct nothing, so it is loaded when it is asked for. Without a connection nothing can be corrected.
const StaffCorrection = lazy<ComponentType<ComponentProps<typeof Correction>>>(() =>
  import('#web/features/check-in/correction/staff-correction.tsx').catch(() => ({ default: () => null })),
)

export const LateCorrection = (props: ComponentProps<typeof Correction>) => (
  <Suspense>
    <StaffCorrection {...props} />
  </Suspense>
)
