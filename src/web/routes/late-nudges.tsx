import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { isAwaited } from '#web/api/is-awaited.ts'
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

/** Not known yet who may be nudged. */
export const useNudgesAwaited = (teamId: string | undefined, isRunning: boolean) =>
  isAwaited(useQuery({ ...nudgesQuery(teamId ?? ''), enabled: isRunning && teamId !== undefined }))
