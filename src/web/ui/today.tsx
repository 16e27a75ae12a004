import { useNow } from './use-now.ts'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** Today by the device's own calendar. */
export function Today() {
  const { longDay } = useWriting()
  return <p className="text-ink-3">{longDay(dayOnDevice(useNow()))}</p>
}
