import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type Opened from './opened-day.tsx'

// Loaded when the first athlete is opened. Without a connection nothing can be said or corrected.
const OpenedDay = lazy<ComponentType<ComponentProps<typeof Opened>>>(() =>
  import('./opened-day.tsx').catch(() => ({ default: () => null })),
)

export const LateOpenedDay = (props: ComponentProps<typeof Opened>) => (
  <Suspense>
    <OpenedDay {...props} />
  </Suspense>
)
