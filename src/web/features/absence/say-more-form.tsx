import { Trans, useLingui } from '@lingui/react/macro'
import {
  ABSENCE_REASONS,
  MAX_ABSENCE_NOTE_LENGTH,
  MAX_DETAIL_NOTE_LENGTH,
  OWN_STATUSES,
} from '#domain/absence/absence.ts'
import { REASON_WORDS } from '#domain/absence/absence-messages.ts'
import { OWN_STATUS_WORDS, ownAbsenceMessages } from '#domain/absence/own-absence-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { type OwnAbsence, storeOwnAbsence } from './own-absence-api.ts'
import { type OwnField, problemsOf, wishFrom } from './own-wish.ts'

type SayMoreFormProps = {
  id: string
  /** Left out, it is a new one. */
  absence?: OwnAbsence
  today: LocalDay
  onDone: () => void
}

/** How far the athlete can train, until when, and why. */
export default function SayMoreForm({ id, absence, today, onDone }: SayMoreFormProps) {
  const { t } = useLingui()
  const { problems, failure, busy, onSubmit } = useFormMutation<OwnField, void>({
    check: (values, form) =>
      isUnfinished(form, 'backOn')
        ? { backOn: ownAbsenceMessages.dayUnfinished }
        : problemsOf(values, { today, before: absence }),
    call: (values) => storeOwnAbsence(id, wishFrom(values)),
    onDone: (_, { isAsSent }) => {
      showToast('success', ownAbsenceMessages.saved)
      if (isAsSent()) onDone()
    },
    fallback: ownAbsenceMessages.notSaved,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <HowFar chosen={absence?.status ?? 'out'} />
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        <Field
          name="firstDay"
          type="date"
          label={t(ownAbsenceMessages.firstDay)}
          max={today}
          defaultValue={absence?.firstDay ?? today}
          problem={problems.firstDay}
        />
        <Field
          name="backOn"
          type="date"
          label={t(ownAbsenceMessages.backOn)}
          min={today}
          defaultValue={absence?.backOn ?? ''}
          problem={problems.backOn}
        />
      </div>
      <div>
        <TextAreaField
          name="note"
          label={t(ownAbsenceMessages.note)}
          maxLength={MAX_ABSENCE_NOTE_LENGTH}
          defaultValue={absence?.note ?? ''}
          problem={problems.note}
        />
        <p className="mt-1.5 text-sm text-ink-3">{t(ownAbsenceMessages.noteReaders)}</p>
      </div>
      <div className="grid gap-4 border-t border-line pt-5">
        <SelectField
          name="reason"
          label={t(ownAbsenceMessages.reason)}
          defaultValue={absence?.details?.reason ?? ''}
        >
          <option value="">{t(ownAbsenceMessages.noReason)}</option>
          {ABSENCE_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(REASON_WORDS[reason])}
            </option>
          ))}
        </SelectField>
        <div>
          <TextAreaField
            name="detailNote"
            label={t(ownAbsenceMessages.detailNote)}
            maxLength={MAX_DETAIL_NOTE_LENGTH}
            defaultValue={absence?.details?.note ?? ''}
            problem={problems.detailNote}
          />
          <p className="mt-1.5 text-sm text-ink-3">{t(ownAbsenceMessages.detailReaders)}</p>
        </div>
      </div>
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** To the browser, a date of which only a part was typed is empty. */
function isUnfinished(form: HTMLFormElement, name: OwnField): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.badInput
}

function HowFar({ chosen }: { chosen: string }) {
  const { t } = useLingui()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold">{t(ownAbsenceMessages.howFar)}</legend>
      <div className="grid gap-2 min-[420px]:grid-cols-2">
        {OWN_STATUSES.toReversed().map((status) => (
          <label
            key={status}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-m border border-control bg-surface px-3.5 transition-colors hover:border-ink-3 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="status"
              value={status}
              defaultChecked={status === chosen}
              className="size-5 shrink-0"
            />
            {t(OWN_STATUS_WORDS[status])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
