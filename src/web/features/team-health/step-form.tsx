import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { confirmFault, stepFault } from '#domain/health-problem/health-problem-fault.ts'
import { healthProblemMessages } from '#domain/health-problem/health-problem-messages.ts'
import { MAX_STEP_TITLE_LENGTH } from '#domain/health-problem/health-problem.ts'
import {
  reportMessages,
  stepMessages,
  teamHealthMessages,
} from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { FormEnd, useFirstFieldFocused } from './form-parts.tsx'
import { confirmStep, type Step, storeStep } from './team-health-api.ts'

type StepFormProps = {
  problemId: string
  /** What it changes; left out, it is a new one. */
  before: Step | undefined
  today: LocalDay
  onDone: () => void
}

type Name = 'title' | 'plannedOn'

const stepIn = ({ title, plannedOn }: Record<Name, string>) => ({
  title,
  plannedOn: (plannedOn || null) as LocalDay | null,
})

/** Plans a step, or changes one. */
export function StepForm({ problemId, before: given, today, onDone }: StepFormProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const form = useFirstFieldFocused()
  // As it was when it was opened, and one id however often it is sent.
  const [before] = useState(given)
  const [stepId] = useState(() => before?.id ?? repeatKey())
  const { problems, failure, busy, onSubmit } = useFormMutation<Name, void>({
    check: (values) => {
      const fault = stepFault(stepIn(values), today)
      if (!fault) return {}
      return fault === healthProblemMessages.stepTooFar ? { plannedOn: fault } : { title: fault }
    },
    call: (values) => storeStep({ teamId, id: problemId, stepId }, stepIn(values)),
    onDone,
    fallback: teamHealthMessages.storeFailed,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid scroll-mt-20 scroll-mb-5 gap-5">
      <Field
        name="title"
        label={t(stepMessages.step)}
        placeholder={t(stepMessages.stepExample)}
        autoComplete="off"
        maxLength={MAX_STEP_TITLE_LENGTH}
        defaultValue={before?.title ?? ''}
        problem={problems.title}
      />
      <Field
        name="plannedOn"
        type="date"
        label={t(stepMessages.plannedOn)}
        defaultValue={before?.plannedOn ?? ''}
        problem={problems.plannedOn}
      />
      <FormEnd failure={failure} busy={busy} onCancel={onDone} />
    </form>
  )
}

type ConfirmStepFormProps = { problemId: string; step: Step; today: LocalDay; onDone: () => void }

/** Says that it was done, and when. */
export function ConfirmStepForm({ problemId, step, today, onDone }: ConfirmStepFormProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const form = useFirstFieldFocused()
  const { problems, failure, busy, onSubmit } = useFormMutation<'confirmedOn', void>({
    check: ({ confirmedOn }) => {
      if (confirmedOn === '') return { confirmedOn: reportMessages.dayMissing }
      const fault = confirmFault(confirmedOn as LocalDay, today)
      return fault ? { confirmedOn: fault } : {}
    },
    call: ({ confirmedOn }) =>
      confirmStep({ teamId, id: problemId, stepId: step.id }, confirmedOn as LocalDay),
    onDone,
    fallback: teamHealthMessages.storeFailed,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid scroll-mt-20 scroll-mb-5 gap-4">
      <Field
        name="confirmedOn"
        type="date"
        label={t(stepMessages.takenOn)}
        max={today}
        defaultValue={today}
        problem={problems.confirmedOn}
      />
      <FormEnd failure={failure} busy={busy} save={t(stepMessages.confirm)} onCancel={onDone} />
    </form>
  )
}
