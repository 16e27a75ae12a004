import { ChevronDown } from 'lucide-react'
import { zoneLabel } from '#domain/calendar/time-zone.ts'

export type TimeZoneProps = { value: string; hideLabel?: boolean; onChange: (zone: string) => void }
export type PickerProps = TimeZoneProps & { now: Date; look: { label: string; field: string } }

/** What is chosen, in the field. */
export const ZoneName = ({ zone, now }: { zone: string; now: Date }) => (
  <>
    <span className="truncate">{zoneLabel(zone, now)}</span>
    <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-3" />
  </>
)
