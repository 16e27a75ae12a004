import { SelectField } from '#web/ui/select-field.tsx'

/** Places by continent, as people look for them; the stored one is always among them. */
const places = new Map<string, string[]>()
for (const zone of Intl.supportedValuesOf('timeZone')) {
  const continent = zone.split('/')[0] ?? zone
  places.set(continent, [...(places.get(continent) ?? []), zone])
}

const readable = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')

type TimeZoneSelectProps = { value: string; hideLabel?: boolean; onChange: (zone: string) => void }

export function TimeZoneSelect({ value, hideLabel = false, onChange }: TimeZoneSelectProps) {
  const isListed = places.get(value.split('/')[0] ?? '')?.includes(value) ?? false
  return (
    <SelectField
      label="Time zone"
      hideLabel={hideLabel}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!isListed && <option value={value}>{value}</option>}
      {[...places].map(([continent, zones]) => (
        <optgroup key={continent} label={continent}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {readable(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
