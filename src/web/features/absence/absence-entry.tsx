import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OFF_WORDS, REASON_WORDS, STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { deleteAbsence, endAbsence } from './absence-api.ts'
import { StatusShape } from './status-shape.tsx'
import { useDayNear, useWhenBack } from './use-when-back.ts'

const TONES = { modified: 'warn', out: 'bad', off: 'neutral' } as const

type AbsenceEntryProps = { absence: Absence; today: string; onChange: () => void; onDone: () => void }

/** One absence in full, with what its reader may do about it. */
export function AbsenceEntry({ absence, today, onChange, onDone }: AbsenceEntryProps) {
  const { t } = useLingui()
  const near = useDayNear(today)
  const whenBack = useWhenBack(today)
  const { status, offKind, firstDay, backOn, note, details, mayChange, mayDelete } = absence
  const isPlanned = firstDay > today
  const isDue = status !== 'off' && backOn !== null && backOn <= today
  const from = (isPlanned ? availabilityMessages.from : availabilityMessages.since)(near(firstDay))
  return (
    <li className="[overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[status]} mark={<StatusShape status={status} sizePx={11} />}>
          {t(STATUS_WORDS[status])}
        </Badge>
        <span className="text-[15px]">
          {offKind && `${t(OFF_WORDS[offKind])} · `}
          <span className="inline-block">{t(from)}</span> ·{' '}
          <span className={`inline-block ${isDue ? 'font-semibold text-warn' : ''}`}>
            {whenBack({ backOn, isDue })}
          </span>
        </span>
      </p>
      {note && <Note text={note} />}
      {details && (
        <div className="mt-2 border-s-[3px] border-line-strong ps-3">
          <p className="text-[15px] font-semibold">{t(REASON_WORDS[details.reason])}</p>
          {details.note && <Note text={details.note} />}
          <p className="mt-1 text-[13px] text-ink-3">{t(availabilityMessages.detailHint)}</p>
        </div>
      )}
      <SetBy absence={absence} near={near} />
      {(mayChange || mayDelete) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayChange && !(isPlanned && mayDelete) && (
            <EndButton absence={absence} isPlanned={isPlanned} isDue={isDue} onDone={onDone} />
          )}
          {mayChange && (
            <Button onClick={onChange}>
              <Trans>Change</Trans>
            </Button>
          )}
          {mayDelete && <DeleteButton id={absence.id} onDone={onDone} />}
        </div>
      )}
    </li>
  )
}

const Note = ({ text }: { text: string }) => (
  <p dir="auto" className="mt-1.5 text-[15px] whitespace-pre-line text-ink-2">
    {text}
  </p>
)

function SetBy({ absence, near }: { absence: Absence; near: (day: string) => string }) {
  const { t } = useLingui()
  const { setAt, setBy, isByAthlete } = absence
  const day = near(dayOnDevice(new Date(setAt)))
  const said = isByAthlete
    ? availabilityMessages.saidByAthlete(day)
    : setBy === null
      ? availabilityMessages.enteredOn(day)
      : availabilityMessages.enteredBy(setBy, day)
  return <p className="mt-2 text-[13px] text-ink-3">{t(said)}</p>
}

type EndButtonProps = { absence: Absence; isPlanned: boolean; isDue: boolean; onDone: () => void }

/** From today on; what has not begun never will. */
function EndButton({ absence: { id, status }, isPlanned, isDue, onDone }: EndButtonProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => endAbsence({ teamId, id }),
    onSuccess: () => {
      showToast('success', availabilityMessages.ended)
      onDone()
    },
  })
  const { failure } = wordsOf(error, availabilityMessages.endFailed)
  const { callOff, endDaysOff, canTrainAgain } = availabilityMessages
  return (
    <>
      {failure && (
        <div className="w-full">
          <FailureBanner failure={failure} />
        </div>
      )}
      <Button
        look={isDue ? 'primary' : 'plain'}
        busy={isPending && t(availabilityMessages.ending)}
        onClick={() => mutate()}
      >
        {t(isPlanned ? callOff : status === 'off' ? endDaysOff : canTrainAgain)}
      </Button>
    </>
  )
}

function DeleteButton({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: () => deleteAbsence({ teamId, id }),
    onSuccess: () => {
      setAsking(false)
      onDone()
    },
  })
  const { title, text, failed } = availabilityMessages.deletion
  const { failure } = wordsOf(error, failed)
  return (
    <>
      <Button look="quiet" className="hover:bg-bad-soft hover:text-bad" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={t(title)}
        open={isAsking}
        confirm={t`Delete`}
        busy={isPending && t`Deleting...`}
        onConfirm={mutate}
        onCancel={() => {
          reset()
          setAsking(false)
        }}
      >
        <p>{t(text)}</p>
        {failure && (
          <div className="mt-4">
            <FailureBanner failure={failure} />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
