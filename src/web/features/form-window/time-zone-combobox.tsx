import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { currentZone, DEFAULT_TIME_ZONE, formerZone, zoneLabel } from '#domain/calendar/time-zone.ts'
import { type PickerProps, ZoneName } from './zone-name.tsx'

const LISTED = Intl.supportedValuesOf('timeZone').map(currentZone)

/** As it is typed: without regard to capitals, underscores, and which minus it is. */
const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ').replaceAll('−', '-').trim()

/** A zone is also found by what it was called before. */
const isFound = (zone: string, query: string, now: Date) =>
  plain(`${zoneLabel(zone, now)} ${formerZone(zone)}`).includes(plain(query))

/** All zones, to be searched by typing; it comes when it is to be opened. */
export default function TimeZoneCombobox({ value, now, onChange, look }: PickerProps) {
  const { t } = useLingui()
  const chosen = currentZone(value)
  // The one that belongs to no place stands first: by the alphabet it would be the last of 400, below the edge of the list.
  const zones = [...new Set([DEFAULT_TIME_ZONE, ...[...LISTED, chosen].toSorted()])]
  return (
    <Combobox.Root
      items={zones}
      value={chosen}
      onValueChange={(zone) => zone && zone !== chosen && onChange(zone)}
      itemToStringLabel={(zone) => zoneLabel(zone, now)}
      filter={(zone, query) => isFound(zone, query, now)}
      autoHighlight
      defaultOpen
    >
      <Combobox.Label className={look.label}>
        <Trans>Time zone</Trans>
      </Combobox.Label>
      {/* The label is tied to it by an effect, after the first paint: until then it would have no name. */}
      <Combobox.Trigger aria-label={t`Time zone`} className={look.field}>
        <ZoneName zone={chosen} now={now} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-40">
          <Combobox.Popup
            aria-label={t`Time zone`}
            className="w-[max(var(--anchor-width),min(22rem,var(--available-width)))] rounded-m border border-line-strong bg-raised p-2 shadow-card"
          >
            <Combobox.Input
              aria-label={t`Search time zones`}
              placeholder={t`Search by city or offset`}
              className="h-11 w-full rounded-s border border-control bg-surface px-3 text-base text-ink placeholder:text-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
            />
            <Combobox.Empty className="not-empty:px-3 not-empty:py-3 text-[15px] text-ink-2">
              <Trans>No time zone matches this search.</Trans>
            </Combobox.Empty>
            <Combobox.List className="mt-2 max-h-[min(20rem,calc(var(--available-height)-5rem))] overflow-y-auto overscroll-contain empty:hidden">
              {(zone: string) => (
                <Combobox.Item
                  key={zone}
                  value={zone}
                  className="flex min-h-11 cursor-default items-center gap-2 rounded-s px-3 text-[15px] text-ink outline-hidden data-highlighted:bg-brand-soft data-selected:font-semibold"
                >
                  <span className="min-w-0 flex-1">{zoneLabel(zone, now)}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden size={16} className="text-brand" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
