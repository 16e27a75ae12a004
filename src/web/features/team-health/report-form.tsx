import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { BODY_AREA_NAMES, type BodyArea, SIDED_AREAS, SIDES } from '#domain/health-problem/body-area.ts'
import { problemFaults } from '#domain/health-problem/health-problem-fault.ts'
import { AREA_WORDS, PROBLEM_KIND_WORDS, SIDE_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import {
  MAX_PROBLEM_NOTE_LENGTH,
  PROBLEM_KINDS,
  type ProblemKind,
} from '#domain/health-problem/health-problem.ts'
import { reportMessages, teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { FormEnd, Hint, useFirstFieldFocused } from './form-parts.tsx'
import { wholeWords, useDayNear } from './problem-words.ts'
import { type ReportName, reportIn } from './report-values.ts'
import { type Problem, storeProblem } from './team-health-api.ts'

type ReportFormProps = {
  athleteId: string
  /** What it changes; left out, it is a new one. */
  before?: Problem
  /** What the athlete had before, which may be back. */
  formers?: readonly Problem[]
  today: LocalDay
  onDone: () => void
  onCancel: () => void
}

/** Reports a problem for an athlete, or changes what was reported. What could not be stored stays in its fields. */
export function ReportForm({
  athleteId,
  before: given,
  formers = [],
  today,
  onDone,
  onCancel,
}: ReportFormProps) {
  const { t } = useLingui()
  const near = useDayNear(today)
  const teamId = useTeamId()
  // Below a choice the focus stays with that.
  const form = useFirstFieldFocused(given !== undefined)
  const areaFaultId = useId()
  // As it was when it was opened, and one id however often it is sent.
  const [before] = useState(given)
  const [id] = useState(() => before?.id ?? repeatKey())
  const [kind, setKind] = useState<ProblemKind>(before?.kind ?? 'injury')
  const [area, setArea] = useState<BodyArea | ''>(before?.area ?? '')
  const isSided = kind === 'injury' && area !== '' && SIDED_AREAS.includes(area)
  const comparable = formers.filter((former) => former.kind === kind)
  const reportOf = (values: Record<ReportName, string>) =>
    reportIn(values, { kind, isSided, recurrenceOf: before ? (before.recurrence?.of ?? null) : undefined })
  const { problems, failure, busy, onSubmit } = useFormMutation<ReportName, void>({
    check: (values) => {
      if (values.beganOn === '') return { beganOn: reportMessages.dayMissing }
      const report = reportOf(values)
      const former = formers.find((one) => one.id === report.recurrenceOf)
      return problemFaults(report, {
        today,
        former: former && { resolvedOn: former.resolvedOn as LocalDay | null },
      })
    },
    call: (values) => storeProblem({ teamId, id }, { athleteId, ...reportOf(values) }),
    onDone,
    fallback: teamHealthMessages.storeFailed,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid scroll-mt-20 scroll-mb-5 gap-5">
      <SelectField
        name="kind"
        label={t(reportMessages.kind)}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as ProblemKind)}
      >
        {PROBLEM_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(PROBLEM_KIND_WORDS[one])}
          </option>
        ))}
      </SelectField>
      <div hidden={kind !== 'injury'}>
        <SelectField
          name="area"
          label={t(reportMessages.area)}
          value={area}
          aria-invalid={problems.area ? true : undefined}
          aria-describedby={problems.area ? areaFaultId : undefined}
          onChange={({ currentTarget }) => setArea(currentTarget.value as BodyArea | '')}
        >
          <option value="">{t(reportMessages.chooseArea)}</option>
          {BODY_AREA_NAMES.map((one) => (
            <option key={one} value={one}>
              {t(AREA_WORDS[one])}
            </option>
          ))}
        </SelectField>
        {problems.area && (
          <p role="alert" id={areaFaultId} className="mt-1.5 text-sm font-medium text-bad">
            {t(problems.area)}
          </p>
        )}
      </div>
      <div hidden={!isSided}>
        <SelectField name="side" label={t(reportMessages.side)} defaultValue={before?.side ?? ''}>
          <option value="">{t(reportMessages.noSide)}</option>
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {t(SIDE_WORDS[side])}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        name="beganOn"
        type="date"
        label={t(reportMessages.beganOn)}
        max={today}
        defaultValue={before?.beganOn ?? today}
        problem={problems.beganOn}
      />
      {comparable.length > 0 && (
        <SelectField key={kind} name="recurrenceOf" label={t(reportMessages.isBack)} defaultValue="">
          <option value="">{t(reportMessages.isNew)}</option>
          {comparable.map((former) => (
            <option key={former.id} value={former.id}>
              {t(reportMessages.backAfter(wholeWords(former, t), near(former.resolvedOn!)))}
            </option>
          ))}
        </SelectField>
      )}
      <div>
        <TextAreaField
          name="note"
          label={t(reportMessages.note)}
          short
          maxLength={MAX_PROBLEM_NOTE_LENGTH}
          defaultValue={before?.note ?? ''}
          problem={problems.note}
        />
        <Hint text={t(reportMessages.whoReads)} />
      </div>
      <FormEnd failure={failure} busy={busy} onCancel={onCancel} />
    </form>
  )
}
