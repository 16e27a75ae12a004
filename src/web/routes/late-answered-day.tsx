import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

type AnsweredDayProps = { day: string }

const AnsweredDay = lazy<ComponentType<AnsweredDayProps>>(() =>
  import('./answered-day.tsx').catch(() => ({ default: () => null })),
)

/** Once something is given, and not with the form. What is not stored on the device waits for a connection. */
export function LateAnsweredDay({ day }: AnsweredDayProps) {
  return (
    useSyncExternalStore(onConnection, isWithinReach) && (
      <Suspense>
        <AnsweredDay day={day} />
      </Suspense>
    )
  )
}

const isWithinReach = () => navigator.onLine || !!navigator.serviceWorker?.controller

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}
