import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { NudgesProps } from '#web/features/reminder/nudges.tsx'

// Without a connection nobody can be nudged.
const Nudges = lazy<ComponentType<NudgesProps>>(() =>
  import('#web/features/reminder/nudges.tsx').catch(() => ({
    default: ({ faces, names }: NudgesProps) => (
      <>
        {faces}
        {names}
      </>
    ),
  })),
)

/** Comes after the page, which is about who has answered. */
export const lateNudges = (athletes: NudgesProps['athletes'], faces: ReactNode, names: ReactNode) => (
  <Suspense
    fallback={
      <>
        {faces}
        {names}
        <div className="mt-3 h-10" />
      </>
    }
  >
    <Nudges athletes={athletes} faces={faces} names={names} />
  </Suspense>
)
