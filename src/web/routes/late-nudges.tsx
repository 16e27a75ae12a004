import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { NudgesProps } from '#web/features/reminder/nudges.tsx'
import { nudgesQuery } from '#web/features/reminder/nudges-query.ts'

// Asked for with the page, so that it is there when the day is. Without a connection nobody can be nudged.
const nudges = import('#web/features/reminder/nudges.tsx').catch(() => ({
  default: ({ faces, names }: NudgesProps) => (
    <>
      {faces}
      {names}
    </>
  ),
}))
const Nudges = lazy<ComponentType<NudgesProps>>(() => nudges)

export const lateNudges = (athletes: NudgesProps['athletes'], faces: ReactNode, names: ReactNode) => (
  <Nudges athletes={athletes} faces={faces} names={names} />
)

/** Not known yet who may be nudged. It is waited for no longer than until a first attempt has failed. */
export function useNudgesAwaited(teamId: string | undefined, isRunning: boolean) {
  const { isLoading, failureCount } = useQuery({
    ...nudgesQuery(teamId ?? ''),
    enabled: isRunning && !!teamId,
  })
  return isLoading && failureCount === 0
}
