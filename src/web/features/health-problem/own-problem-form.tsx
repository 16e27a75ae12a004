import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import type { OwnProblem } from './own-problems.ts'
import { ProblemFields } from './problem-fields.tsx'
import { faultsOf, type ProblemName, type ProblemValues, wishFrom } from './problem-values.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'
import { storeItem } from './use-outbox.ts'

type OwnProblemFormProps = {
  userId: string
  id: string
  today: LocalDay
  /** What it changes; left out, it is a new one. */
  problem?: OwnProblem | undefined
  /** Those that are over, of which it may be the return. */
  formers: OwnProblem[]
  onDone: () => void
}

type Name = ProblemName | 'recurrenceOf' | 'isSharedWithCoach'

/** Reports an injury or an illness, or changes what was reported. What could not be stored stays in its fields. */
export default function OwnProblemForm(props: OwnProblemFormProps) {
  const { userId, id, today, problem, formers, onDone } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [former, setFormer] = useState<OwnProblem>()
  const [given, setGiven] = useState<ProblemValues>({})
  const resolvedOn = (former?.resolvedOn ?? null) as LocalDay | null
  const { problems, failure, busy, onSubmit } = useFormMutation<Name, 'stored' | 'kept'>({
    check: (values, sent) => faultsOf(values, sent, { today, former: former && { resolvedOn } }),
    call: (values) =>
      storeItem(userId, {
        kind: 'report',
        id,
        report: {
          ...wishFrom(values),
          recurrenceOf: former?.id ?? null,
          isSharedWithCoach: values.isSharedWithCoach !== undefined,
        },
      }),
    onDone: (outcome) => {
      if (outcome === 'stored') showToast('success', ownProblemMessages.saved)
      else showToast('waiting', ownProblemMessages.kept)
      onDone()
    },
    fallback: ownProblemMessages.notSaved,
  })

  /** The fields begin anew with what the former was; the day and the note stay as they were typed. */
  function choose(formerId: string) {
    setFormer(formers.find((one) => one.id === formerId))
    setGiven(form.current ? Object.fromEntries(new FormData(form.current).entries()) : {})
  }

  const begun = problem ?? { ...wishFrom(given), ...(former && placeOf(former)) }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      {!problem && formers.length > 0 && <FormerChoice formers={formers} onChoose={choose} />}
      <ProblemFields
        key={former?.id}
        given={{ ...begun, beganOn: (begun.beganOn || today) as LocalDay }}
        today={today}
        isOwn
        problems={problems}
      />
      <div className="border-t border-line pt-5">
        <CheckboxField
          name="isSharedWithCoach"
          label={t(ownProblemMessages.share)}
          hint={t(ownProblemMessages.shareHint)}
          defaultChecked={problem?.isSharedWithCoach ?? false}
        />
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

const placeOf = ({ kind, area, side }: OwnProblem) => ({ kind, area, side })

type FormerChoiceProps = { formers: OwnProblem[]; onChoose: (id: string) => void }

function FormerChoice({ formers, onChoose }: FormerChoiceProps) {
  const { t } = useLingui()
  const { fullDay } = useWriting()
  return (
    <SelectField
      name="recurrenceOf"
      label={t(ownProblemMessages.isBack)}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{t(ownProblemMessages.isNew)}</option>
      {formers.map((former) => (
        <option key={former.id} value={former.id}>
          {t(ownProblemMessages.back(problemWords(former, t), fullDay(former.resolvedOn ?? '')))}
        </option>
      ))}
    </SelectField>
  )
}
