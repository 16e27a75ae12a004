import { zoneLabel } from '#domain/calendar/zone-label.ts'
import { useNow } from '#web/ui/use-now.ts'

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What counts while an athlete has no team. */
export function DeviceTimeZone() {
  return (
    <p>
      <span className="font-semibold">{zoneLabel(deviceZone(), useNow())}</span>
      <span className="text-ink-2"> on this device, until you join a team</span>
    </p>
  )
}
