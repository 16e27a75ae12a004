import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { zoneLabel } from '#domain/calendar/time-zone.ts'
import { useMayRun, useTeamId } from '#web/api/current-team.ts'
import { saidAlready } from '#web/api/reply.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { showToast } from '#web/ui/toast.ts'
import { formWindowQuery, useFormChange } from './form-window-api.ts'
import { FormWindowCard } from './form-window-card.tsx'
import { TimeFields } from './time-fields.tsx'
import { TimeZoneSelect } from './time-zone-select.tsx'

export function FormWindowSettings() {
  const { t } = useLingui()
  const { data: status, isPending, refetch } = useQuery(formWindowQuery(useTeamId()))
  const { mutate, isPending: isSaving } = useFormChange()
  const isRunning = useMayRun()
  const now = useNow()
  const change = (wanted: Parameters<typeof mutate>[0]) =>
    mutate(wanted, {
      onError: (error) => {
        const { failure } = wordsOf(error, formStatusMessages.notSaved)
        const said = [failure?.message, failure?.hint].flatMap((one) => (one ? t(one) : []))
        showToast('error', saidAlready(said.join(' ')))
      },
    })

  return (
    <FormWindowCard
      status={status}
      isSaving={isSaving}
      onSwitch={isRunning ? () => status && change({ open: !status.isOpen }) : null}
    >
      {isPending && <Spinner className="mx-auto mt-20 size-8 text-brand" />}
      {!isPending && !status && <LoadFailed said={t`The form status could not be loaded.`} retry={refetch} />}
      {status && isRunning && <FormTimes settings={status} onChange={(settings) => change({ settings })} />}
      {status && !isRunning && (
        <p className="text-ink-2">
          {t(
            msg('Every day from {openTime} to {closeTime}, {zone}.', {
              openTime: status.openTime,
              closeTime: status.closeTime,
              zone: zoneLabel(status.timeZone, now),
            }),
          )}
        </p>
      )}
    </FormWindowCard>
  )
}

type FormTimesProps = { settings: FormSettings; onChange: (settings: FormSettings) => void }

/** Two time inputs and the zone they are meant in. Each is saved when it is left, or with Enter. */
function FormTimes({ settings, onChange }: FormTimesProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Message>()

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
          {t(problem)}
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
