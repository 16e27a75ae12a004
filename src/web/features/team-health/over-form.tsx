import { useLingui } from '@lingui/react/macro'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { resolveFault } from '#domain/health-problem/health-problem-fault.ts'
import {
  overMessages,
  reportMessages,
  teamHealthMessages,
} from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { FormEnd, Hint, useFirstFieldFocused } from './form-parts.tsx'
import { type Problem, resolveProblem } from './team-health-api.ts'

type OverFormProps = { problem: Problem; today: LocalDay; onDone: () => void }

/** Says that it is over, and since when. */
export function OverForm({ problem, today, onDone }: OverFormProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const form = useFirstFieldFocused()
  const beganOn = problem.beganOn as LocalDay
  const { problems, failure, busy, onSubmit } = useFormMutation<'resolvedOn', void>({
    check: ({ resolvedOn }) => {
      if (resolvedOn === '') return { resolvedOn: reportMessages.dayMissing }
      const fault = resolveFault({ beganOn }, resolvedOn as LocalDay, today)
      return fault ? { resolvedOn: fault } : {}
    },
    call: ({ resolvedOn }) => resolveProblem({ teamId, id: problem.id }, resolvedOn as LocalDay),
    onDone,
    fallback: teamHealthMessages.storeFailed,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid scroll-mt-20 scroll-mb-5 gap-5">
      <div>
        <Field
          name="resolvedOn"
          type="date"
          label={t(overMessages.firstDay)}
          min={beganOn}
          max={today}
          defaultValue={today}
          problem={problems.resolvedOn}
        />
        <Hint text={t(overMessages.hint)} />
      </div>
      <FormEnd failure={failure} busy={busy} save={t(overMessages.isOver)} onCancel={onDone} />
    </form>
  )
}
