import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type All from '#web/features/follow-up/seen-all.tsx'

const nothing = () => ({ default: () => null })

// After the answers themselves. Without a connection nothing can be noted.
const SeenAll = lazy<ComponentType<ComponentProps<typeof All>>>(() =>
  import('#web/features/follow-up/seen-all.tsx').catch(nothing),
)
const WeekLine = lazy<ComponentType>(() => import('#web/features/follow-up/week-line.tsx').catch(nothing))

export const LateSeenAll = (props: ComponentProps<typeof All>) => (
  <Suspense fallback={<span className="h-10 min-w-32 max-sm:w-full" />}>
    <SeenAll {...props} />
  </Suspense>
)

export const LateWeekLine = () => (
  <Suspense>
    <WeekLine />
  </Suspense>
)
