import { useRef, useState } from 'react'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { formStatusMessages } from '#domain/messages/form-status-messages.ts'
import { TimeFields } from './time-fields.tsx'
import { TimeZoneSelect } from './time-zone-select.tsx'

type FormTimesProps = { settings: FormSettings; onChange: (settings: FormSettings) => void }

/** Two time inputs and the zone they are meant in. Each is saved when it is left, or with Enter. */
export function FormTimes({ settings, onChange }: FormTimesProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()

  function save(timeZone = settings.timeZone) {
    const values = new FormData(form.current ?? undefined)
    const next = {
      openTime: String(values.get('openTime')),
      closeTime: String(values.get('closeTime')),
      timeZone,
    }
    const isWhole = next.openTime !== '' && next.closeTime !== ''
    const found = !isWhole
      ? formStatusMessages.missingTime
      : next.openTime === next.closeTime
        ? formStatusMessages.equalTimes
        : undefined
    setProblem(found)
    const isNew = Object.entries(next).some(([name, value]) => settings[name as keyof FormSettings] !== value)
    if (!found && isNew) onChange(next)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-3"
    >
      <TimeFields settings={settings} onLeave={() => save()} />
      {problem && (
        <p role="alert" className="col-span-full text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      <div className="col-span-full">
        <TimeZoneSelect value={settings.timeZone} onChange={save} />
      </div>
      {/* Never seen: it lets Enter save. */}
      <button type="submit" hidden>
        Save times
      </button>
    </form>
  )
}
