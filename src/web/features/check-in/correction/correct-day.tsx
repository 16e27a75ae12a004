import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DayToCorrect } from '#domain/check-in/corrected-day.ts'
import { correctionMessages, correctionWords } from '#domain/check-in/correction-messages.ts'
import { SLOTS } from '#domain/training-session/training-session.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { dayToCorrectQuery, useCorrectDay, type WhoseDay } from './correction-api.ts'
import { correctionIn, draftOf, submittedPart } from './correction-draft.ts'
import { MetricField, SessionField } from './correction-fields.tsx'
import { CorrectionMarks } from './correction-marks.tsx'

type CorrectDayProps = { whose: WhoseDay; onDone: () => void }

/** A day as it stands, in fields to change it, and what of it was corrected before. */
export function CorrectDay({ whose, onDone }: CorrectDayProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(dayToCorrectQuery(whose))
  if (isPending) return <Spinner className="mx-auto my-16 size-9 text-brand" />
  if (!data) return <LoadFailed said={t`The day could not be loaded.`} retry={refetch} />
  return (
    <>
      {data.mayCorrect ? (
        <CorrectionForm whose={whose} found={data} onDone={onDone} />
      ) : (
        <p className="mt-4 text-ink-2">{t(correctionWords.locked)}</p>
      )}
      <CorrectionMarks {...data} isOwn={whose.teamId === null} />
    </>
  )
}

type CorrectionFormProps = CorrectDayProps & { found: DayToCorrect }

function CorrectionForm({ whose, found, onDone }: CorrectionFormProps) {
  const { t } = useLingui()
  const statusId = useId()
  const isToday = found.day.day === found.today
  // What somebody else corrects meanwhile is not undone by what was never touched here.
  const [day] = useState(isToday ? submittedPart(found.day) : found.day)
  const [draft, setDraft] = useState(() => draftOf(day))
  const { mutate: correct, isPending, error } = useCorrectDay(whose, onDone)
  const correction = correctionIn(day, draft)
  const isChanged = Object.keys(correction).length > 0
  const { failure } = wordsOf(error, correctionWords.failed)
  const slots = SLOTS.filter((slot) => !isToday || day[slot])
  if (day.metrics.length + slots.length === 0)
    return <p className="mt-4 text-ink-2">{t(correctionMessages.todayInForm)}</p>

  return (
    <form
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) correct(correction)
      }}
    >
      {day.metrics.map((metric) => (
        <MetricField
          key={metric.id}
          metric={metric}
          value={draft.answers[metric.id] ?? ''}
          onChange={(value) =>
            setDraft((now) => ({ ...now, answers: { ...now.answers, [metric.id]: value } }))
          }
        />
      ))}
      {slots.map((slot) => (
        <SessionField
          key={slot}
          slot={slot}
          session={draft[slot]}
          onChange={(session) => setDraft((now) => ({ ...now, [slot]: session }))}
        />
      ))}
      <div>
        <Button
          type="submit"
          look="primary"
          size="l"
          busy={isPending && t`Saving...`}
          unavailable={!isChanged}
          aria-describedby={statusId}
          className="w-full"
        >
          <Trans>Save correction</Trans>
        </Button>
        <p id={statusId} className="mt-2 text-sm text-ink-3">
          {failure ? (
            <span role="alert" className="font-medium text-bad">
              {t(failure.message)}
            </span>
          ) : (
            t(correctionWords.staysNoted)
          )}
        </p>
      </div>
    </form>
  )
}
