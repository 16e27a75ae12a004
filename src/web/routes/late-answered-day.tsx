import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

type AnsweredDayProps = { day: string }

let isLoaded = false

const AnsweredDay = lazy<ComponentType<AnsweredDayProps>>(async () => {
  try {
    const loaded = await import('./answered-day.tsx')
    isLoaded = true
    return loaded
  } catch {
    return { default: () => null }
  }
})

/** Once something is given, and not with the form. What is not stored on the device waits for a connection. */
export function LateAnsweredDay({ day }: AnsweredDayProps) {
  return (
    useSyncExternalStore(onConnection, isWithinReach, () => false) && (
      <Suspense>
        <AnsweredDay day={day} />
      </Suspense>
    )
  )
}

const isWithinReach = () => isLoaded || navigator.onLine || Boolean(navigator.serviceWorker?.controller)

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
