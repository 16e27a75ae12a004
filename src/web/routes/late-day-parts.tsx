import { type ComponentProps, type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import type RemindCard from '#web/features/push/remind-card.tsx'
import type { AnsweredDay, SaidLately } from './answered-day.tsx'
import type { CannotTrain, OwnStatus } from './own-absence.tsx'
import type { OwnReport, OwnRoundCard } from './own-health-parts.tsx'
import type RequiredPicture from './required-picture.tsx'

/** Comes after the form. What is not stored on the device waits for a connection. */
function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
  return (props: Props) =>
    useSyncExternalStore(onConnection, isWithinReach) && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
}

const isWithinReach = () => navigator.onLine || !!navigator.serviceWorker?.controller

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}

const answeredDay = () => import('./answered-day.tsx')
export const LateAnsweredDay = late<ComponentProps<typeof AnsweredDay>>(async () => ({
  default: (await answeredDay()).AnsweredDay,
}))
export const LateSaidLately = late<ComponentProps<typeof SaidLately>>(async () => ({
  default: (await answeredDay()).SaidLately,
}))
export const LateRemindCard = late<ComponentProps<typeof RemindCard>>(
  () => import('#web/features/push/remind-card.tsx'),
)
const ownAbsence = () => import('./own-absence.tsx')
export const LateOwnStatus = late<ComponentProps<typeof OwnStatus>>(async () => ({
  default: (await ownAbsence()).OwnStatus,
}))
export const LateCannotTrain = late<ComponentProps<typeof CannotTrain>>(async () => ({
  default: (await ownAbsence()).CannotTrain,
}))
export const LateSayMore = late(async () => ({ default: (await ownAbsence()).SayMore }))
const ownHealth = () => import('./own-health-parts.tsx')
export const LateOwnReport = late<ComponentProps<typeof OwnReport>>(async () => ({
  default: (await ownHealth()).OwnReport,
}))
export const LateRoundCard = late<ComponentProps<typeof OwnRoundCard>>(async () => ({
  default: (await ownHealth()).OwnRoundCard,
}))
export const LateNoTeamYet = late(async () => ({
  default: (await import('#web/features/invitation/no-team-yet.tsx')).NoTeamYet,
}))
/** Asked for once in an athlete's life. */
export const LateRequiredPicture = late<ComponentProps<typeof RequiredPicture>>(
  () => import('./required-picture.tsx'),
)
