import { useNow } from './use-now.ts'

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** Today by the device's own calendar. */
export function Today() {
  return <p className="text-ink-3">{longDay.format(useNow())}</p>
}
