import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { currentZone } from '#domain/calendar/time-zone.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { type PickerProps, type TimeZoneProps, ZoneName } from './zone-name.tsx'

const fieldLook =
  'flex h-12 w-full items-center justify-between gap-2 rounded-m border border-control bg-surface px-3.5 text-start text-base text-ink transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0'

const loadPicker = () => import('./time-zone-combobox.tsx')
const preload = () => void loadPicker().catch(() => undefined)

/** Four hundred zones and the script to search them come when somebody is about to choose one. */
export function TimeZoneSelect(props: TimeZoneProps) {
  const { value, hideLabel } = props
  const { t } = useLingui()
  const now = useNow()
  const [Picker, setPicker] = useState<ComponentType<PickerProps>>()
  const [hasFailed, setFailed] = useState(false)
  const id = useId()
  const look = { label: hideLabel ? 'sr-only' : 'mb-1.5 block text-[15px] font-semibold', field: fieldLook }

  async function open() {
    try {
      const { default: Loaded } = await loadPicker()
      setPicker(() => Loaded)
    } catch {
      setFailed(true)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    void open()
  }

  if (Picker)
    return (
      <div>
        <Picker {...props} now={now} look={look} />
      </div>
    )
  return (
    <div id={id}>
      <span aria-hidden className={look.label}>
        <Trans>Time zone</Trans>
      </span>
      <button
        type="button"
        role="combobox"
        aria-label={t`Time zone`}
        aria-expanded={false}
        aria-controls={id}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
        onKeyDown={onKeyDown}
        className={look.field}
      >
        <ZoneName zone={currentZone(value)} now={now} />
      </button>
      {hasFailed && (
        <div className="mt-3">
          <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
            <Trans>This part of the page could not be loaded.</Trans>
          </Banner>
        </div>
      )}
    </div>
  )
}
