import { dayOnDevice, longDay } from '#domain/calendar/day-label.ts'
import { useNow } from './use-now.ts'

/** Today by the device's own calendar. */
export function Today() {
  return <p className="text-ink-3">{longDay(dayOnDevice(useNow()))}</p>
}
