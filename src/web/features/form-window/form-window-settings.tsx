import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { zoneLabel } from '#domain/calendar/time-zone.ts'
import { useMayRun, useTeamId } from '#web/api/current-team.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { showToast } from '#web/ui/toast.ts'
import { formWindowQuery, useFormChange } from './form-window-api.ts'
import { FormWindowCard } from './form-window-card.tsx'
import { TimeFields } from './time-fields.tsx'
import { TimeZoneSelect } from './time-zone-select.tsx'

export function FormWindowSettings() {
  const { data: status, isPending, refetch } = useQuery(formWindowQuery(useTeamId()))
  const { mutate, isPending: isSaving } = useFormChange()
  const isRunning = useMayRun()
  const now = useNow()
  const change = (wanted: Parameters<typeof mutate>[0]) =>
    mutate(wanted, { onError: (error) => showToast('error', error.message) })

  return (
    <FormWindowCard
      status={status}
      isSaving={isSaving}
      onSwitch={isRunning ? () => status && change({ open: !status.isOpen }) : null}
    >
      {isPending && <Spinner className="mx-auto mt-20 size-8 text-brand" />}
      {!isPending && !status && <LoadFailed what="The form status" retry={refetch} />}
      {status && isRunning && <FormTimes settings={status} onChange={(settings) => change({ settings })} />}
      {status && !isRunning && (
        <p className="text-ink-2">
          <Trans>
            Every day from {status.openTime} to {status.closeTime}, {zoneLabel(status.timeZone, now)}.
          </Trans>
        </p>
      )}
    </FormWindowCard>
  )
}

type FormTimesProps = { settings: FormSettings; onChange: (settings: FormSettings) => void }

/** Two time inputs and the zone they are meant in. Each is saved when it is left, or with Enter. */
function FormTimes({ settings, onChange }: FormTimesProps) {
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
        <Trans>Save times</Trans>
      </button>
    </form>
  )
}
