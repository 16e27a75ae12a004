import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { findingFault } from '#domain/health-problem/health-problem-fault.ts'
import { ONSET_MODE_WORDS, SPORT_RELATION_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import {
  MAX_PROBLEM_CODE_LENGTH,
  NO_FINDING,
  ONSET_MODES,
  type OnsetMode,
  type ProblemFinding,
  SPORT_RELATIONS,
  type SportRelation,
} from '#domain/health-problem/health-problem.ts'
import { findingMessages, teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { FormEnd, Hint, useFirstFieldFocused } from './form-parts.tsx'
import { type Problem, storeProblem } from './team-health-api.ts'

type Name = keyof ProblemFinding

const findingIn = ({ mode, relation, code }: Record<Name, string>): ProblemFinding => ({
  mode: (mode || null) as OnsetMode | null,
  relation: (relation || null) as SportRelation | null,
  code: code || null,
})

/** What the staff know more of it than its report says. */
export function FindingForm({ problem, onDone }: { problem: Problem; onDone: () => void }) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const form = useFirstFieldFocused()
  // As it was when it was opened.
  const [before] = useState(problem.finding ?? NO_FINDING)
  const { problems, failure, busy, onSubmit } = useFormMutation<Name, void>({
    check: (values) => {
      const code = findingFault(findingIn(values))
      return code ? { code } : {}
    },
    // With the report as it is by now: that is not what was written here.
    call: (values) => {
      const { id, athleteId, kind, area, side, beganOn, note } = problem
      const recurrenceOf = problem.recurrence?.of ?? null
      const report = { athleteId, kind, area, side, beganOn, note, recurrenceOf }
      return storeProblem({ teamId, id }, { ...report, finding: findingIn(values) })
    },
    onDone,
    fallback: teamHealthMessages.storeFailed,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid scroll-mt-20 scroll-mb-5 gap-5">
      <SelectField name="mode" label={t(findingMessages.mode)} defaultValue={before.mode ?? ''}>
        <option value="">{t(findingMessages.notSaid)}</option>
        {ONSET_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(ONSET_MODE_WORDS[mode])}
          </option>
        ))}
      </SelectField>
      <SelectField name="relation" label={t(findingMessages.relation)} defaultValue={before.relation ?? ''}>
        <option value="">{t(findingMessages.notSaid)}</option>
        {SPORT_RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {t(SPORT_RELATION_WORDS[relation])}
          </option>
        ))}
      </SelectField>
      <div>
        <Field
          name="code"
          label={t(findingMessages.code)}
          autoComplete="off"
          maxLength={MAX_PROBLEM_CODE_LENGTH}
          defaultValue={before.code ?? ''}
          problem={problems.code}
        />
        <Hint text={t(findingMessages.codeHint)} />
      </div>
      <FormEnd failure={failure} busy={busy} onCancel={onDone} />
    </form>
  )
}
