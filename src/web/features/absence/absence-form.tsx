import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { OFF_WORDS, REASON_WORDS } from '#domain/absence/absence-messages.ts'
import { absenceProblems, MAX_DAYS_AHEAD, MAX_DAYS_BACK } from '#domain/absence/absence-problem.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import {
  ABSENCE_REASONS,
  type AbsenceStatus,
  MAX_ABSENCE_NOTE_LENGTH,
  MAX_DETAIL_NOTE_LENGTH,
  OFF_KINDS,
} from '#domain/absence/absence.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { useTeam } from '#web/api/current-team.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Problems } from '#web/ui/refused.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { storeAbsence } from './absence-api.ts'
import { type AbsenceName, lastDayOff, wishIn } from './absence-values.ts'
import { StatusChoice } from './status-choice.tsx'

type AbsenceFormProps = {
  athleteId: string
  today: LocalDay
  /** What it changes; left out, it is a new one. */
  before: Absence | undefined
  takesFocus: boolean
  onDone: () => void
  onCancel: () => void
}

/** Enters an absence or changes one. What could not be stored stays in its fields. */
export function AbsenceForm({ athleteId, today, before: given, takesFocus, ...on }: AbsenceFormProps) {
  const { t } = useLingui()
  const { id: teamId, seesHealth } = useTeam()
  // As it was when it was opened, and one id however often it is sent.
  const [before] = useState(given)
  const [id] = useState(() => before?.id ?? repeatKey())
  const [status, setStatus] = useState<AbsenceStatus>(before?.status ?? 'out')
  const [reason, setReason] = useState<string>(before?.details?.reason ?? '')
  const form = useRef<HTMLFormElement>(null)
  const isOff = status === 'off'
  const about = { status, seesHealth, before }
  const { problems, failure, busy, onSubmit } = useFormMutation<AbsenceName, void>({
    check: (values) => {
      if (values.firstDay === '') return { firstDay: availabilityMessages.dayMissing }
      const firstDay = before?.firstDay as LocalDay | undefined
      const found = absenceProblems(wishIn(values, about), {
        today,
        byAthlete: false,
        before: firstDay && { firstDay },
      })
      return atFields(found, isOff && values.lastDay !== '' && values.lastDay < values.firstDay, isOff)
    },
    call: (values) => storeAbsence({ teamId, id }, athleteId, wishIn(values, about)),
    onDone: on.onDone,
    fallback: availabilityMessages.storeFailed,
  })
  // It takes the place of the button that asked for it.
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [takesFocus])
  const earliest = addDays(today, -MAX_DAYS_BACK)

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <StatusChoice chosen={status} onChoose={setStatus} />
      <div hidden={!isOff}>
        <SelectField
          name="offKind"
          label={t(availabilityMessages.daysOffFor)}
          defaultValue={before?.offKind ?? 'holiday'}
        >
          {OFF_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(OFF_WORDS[kind])}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field
            name="firstDay"
            type="date"
            label={t(availabilityMessages.firstDay)}
            min={before && before.firstDay < earliest ? before.firstDay : earliest}
            max={addDays(today, MAX_DAYS_AHEAD)}
            defaultValue={before?.firstDay ?? today}
            problem={problems.firstDay}
          />
          <div hidden={isOff}>
            <Field
              name="backOn"
              type="date"
              label={t(availabilityMessages.backOn)}
              defaultValue={before?.backOn ?? ''}
              problem={problems.backOn}
            />
          </div>
          <div hidden={!isOff}>
            <Field
              name="lastDay"
              type="date"
              label={t(availabilityMessages.lastDay)}
              defaultValue={lastDayOff(before?.backOn ?? null) ?? today}
              problem={problems.lastDay}
            />
          </div>
        </div>
        {!isOff && <Hint text={t(availabilityMessages.backOnHint)} />}
      </div>
      <div>
        <TextAreaField
          name="note"
          label={t(availabilityMessages.note)}
          short
          maxLength={MAX_ABSENCE_NOTE_LENGTH}
          defaultValue={before?.note ?? ''}
          problem={problems.note}
        />
        <Hint text={t(availabilityMessages.noteHint)} />
      </div>
      {seesHealth && (
        <div hidden={isOff}>
          <SelectField
            name="reason"
            label={t(availabilityMessages.reason)}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          >
            <option value="">{t(availabilityMessages.noReason)}</option>
            {ABSENCE_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(REASON_WORDS[one])}
              </option>
            ))}
          </SelectField>
          <div hidden={reason === ''} className="mt-5">
            <TextAreaField
              name="detailNote"
              label={t(availabilityMessages.detailNote)}
              short
              maxLength={MAX_DETAIL_NOTE_LENGTH}
              defaultValue={before?.details?.note ?? ''}
              problem={problems.detailNote}
            />
          </div>
          <Hint text={t(availabilityMessages.detailHint)} />
        </div>
      )}
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={on.onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const Hint = ({ text }: { text: string }) => <p className="mt-1.5 text-sm text-ink-3">{text}</p>

/** Days off have a last day in place of a day back. */
function atFields(
  { backOn, ...found }: ReturnType<typeof absenceProblems>,
  isLastTooEarly: boolean,
  isOff: boolean,
): Problems<AbsenceName> {
  if (!backOn) return found
  if (!isOff) return { ...found, backOn }
  return { ...found, lastDay: isLastTooEarly ? availabilityMessages.lastTooEarly : backOn }
}
