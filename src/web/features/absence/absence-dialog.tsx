import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { absencesQuery, useMaySetAbsences } from './absence-api.ts'
import { AbsenceEntry } from './absence-entry.tsx'
import { AbsenceForm } from './absence-form.tsx'

type Athlete = { athleteId: string; athleteName: string }

export type AbsenceDialogProps = {
  /** The id of an athlete; null lets one be chosen, and undefined is closed. */
  about: string | null | undefined
  athletes: readonly Athlete[]
  onClose: () => void
  /** Before it closes because one is over or deleted: the name that led here may be off its list. */
  onEnded?: () => void
  focusAfter?: () => HTMLElement | null
}

/** What keeps an athlete from training fully, now and later, for the staff to read and change. */
export default function AbsenceDialog({ about, athletes, onClose, onEnded, ...focus }: AbsenceDialogProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(about)
  // Still named while the dialog fades out.
  if (about !== undefined && about !== last) setLast(about)
  const athlete = athletes.find(({ athleteId }) => athleteId === last)
  return (
    <Dialog
      title={t(athlete ? availabilityMessages.of(athlete.athleteName) : availabilityMessages.enter)}
      open={about !== undefined}
      onClose={onClose}
      {...focus}
    >
      {athlete && <AthleteAbsences athlete={athlete} onDone={onClose} onEnded={onEnded} />}
      {last === null && <OfOneChosen athletes={athletes} onDone={onClose} />}
      {!athlete && last !== null && <p className="text-ink-2">{t(availabilityMessages.gone)}</p>}
    </Dialog>
  )
}

function OfOneChosen({ athletes, onDone }: { athletes: readonly Athlete[]; onDone: () => void }) {
  const { t } = useLingui()
  const [chosenId, setChosenId] = useState('')
  const chosen = athletes.find(({ athleteId }) => athleteId === chosenId)
  return (
    <div className="grid gap-5">
      <SelectField
        label={t(availabilityMessages.athlete)}
        value={chosenId}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      >
        <option value="">{t(availabilityMessages.choose)}</option>
        {athletes.map(({ athleteId, athleteName }) => (
          <option key={athleteId} value={athleteId}>
            {athleteName}
          </option>
        ))}
      </SelectField>
      {chosen && <AthleteAbsences key={chosenId} athlete={chosen} onDone={onDone} isBelow />}
    </div>
  )
}

type AthleteAbsencesProps = {
  athlete: Athlete
  onDone: () => void
  onEnded?: (() => void) | undefined
  /** The focus stays with what it is below of. */
  isBelow?: boolean
}

function AthleteAbsences({ athlete, onDone, onEnded, isBelow = false }: AthleteAbsencesProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(absencesQuery(useTeamId()))
  const maySet = useMaySetAbsences()
  const content = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<{ id: string | null }>()
  const [isSeen, setSeen] = useState(false)
  const { athleteId, athleteName } = athlete
  const absences = data?.absences.filter((absence) => absence.athleteId === athleteId) ?? []
  // Decided once: whatever comes in later must not take away what is being typed.
  if (data && !isSeen) {
    setSeen(true)
    if (maySet && absences.length === 0) setWritten({ id: null })
  }
  if (isPending) return <Spinner className="mx-auto my-12 size-8 text-brand" />
  if (!data) return <LoadFailed said={t(availabilityMessages.notLoaded)} retry={refetch} />
  const today = data.today as LocalDay

  function backToList() {
    if (absences.length === 0) return onDone()
    flushSync(() => setWritten(undefined))
    content.current?.focus()
  }

  if (written && maySet)
    return (
      <AbsenceForm
        athleteId={athleteId}
        today={today}
        before={absences.find(({ id }) => id === written.id)}
        takesFocus={!isBelow || absences.length > 0}
        onDone={onDone}
        onCancel={backToList}
      />
    )
  return (
    <div ref={content} tabIndex={-1} className="grid gap-5 outline-none">
      {absences.length === 0 ? (
        <p className="text-ink-2">{t(availabilityMessages.nothing(athleteName))}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line *:py-4">
          {absences.map((absence) => (
            <AbsenceEntry
              key={absence.id}
              absence={absence}
              today={today}
              onChange={() => setWritten({ id: absence.id })}
              onDone={() => {
                onEnded?.()
                onDone()
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {maySet && <Button onClick={() => setWritten({ id: null })}>{t(availabilityMessages.enter)}</Button>}
        <Button look="quiet" onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  )
}
