import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** On the minute, as a clock on the wall turns. */
function everyMinute(listener: () => void) {
  let timer = setTimeout(turn, untilNextMinuteMs())
  function turn() {
    timer = setTimeout(turn, untilNextMinuteMs())
    listener()
  }
  return () => clearTimeout(timer)
}

const untilNextMinuteMs = () => minuteMs - (Date.now() % minuteMs)

/** The present, to the minute; a page left open over midnight turns with it. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs)) * minuteMs)
}

const never = () => () => {}

/** False while a prerendered page is being hydrated: until then nothing may depend on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
