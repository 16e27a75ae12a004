import { useLingui } from '@lingui/react/macro'
import type { Day } from '#domain/check-in/day.ts'
import { MAX_TEXT_ANSWER_LENGTH, RATING_WORDS, RATINGS } from '#domain/check-in/rating.ts'
import { RPE_ANCHORS, RPE_VALUES } from '#domain/training-session/rpe-anchors.ts'
import {
  MAX_DURATION_MIN,
  SESSION_LABELS,
  type Slot,
  TRAINING_TYPE_LABELS,
  TRAINING_TYPES,
} from '#domain/training-session/training-session.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { SessionDraft } from './correction-draft.ts'

type MetricFieldProps = {
  metric: Day['metrics'][number]
  value: string
  onChange: (value: string) => void
}

/** One question; what is answered can be changed and not be taken back. */
export function MetricField({ metric: { id, title, type }, value, onChange }: MetricFieldProps) {
  const { t } = useLingui()
  if (type === 'text')
    return (
      <TextAreaField
        name={id}
        label={title}
        maxLength={MAX_TEXT_ANSWER_LENGTH}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <SelectField label={title} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {value === '' && <option value="">{t`Not answered`}</option>}
      {RATINGS.map((rating) => (
        <option key={rating} value={rating}>
          {`${rating} · ${t(RATING_WORDS[rating])}`}
        </option>
      ))}
    </SelectField>
  )
}

type SessionFieldProps = {
  slot: Slot
  session: SessionDraft
  onChange: (session: SessionDraft) => void
}

/** One half of the day: what it was and, of a training, how hard and how long. */
export function SessionField({ slot, session, onChange }: SessionFieldProps) {
  const { t } = useLingui()
  const { kind, rpe, durationMin } = session
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t(SESSION_LABELS[slot])}
        className="col-span-full"
        value={kind}
        onChange={({ currentTarget }) => onChange({ ...session, kind: currentTarget.value as typeof kind })}
      >
        {kind === '' && <option value="">{t`Not reported`}</option>}
        <option value="rested">{t`Rest`}</option>
        {TRAINING_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(TRAINING_TYPE_LABELS[type])}
          </option>
        ))}
      </SelectField>
      {kind !== '' && kind !== 'rested' && (
        <>
          <SelectField
            label="RPE"
            value={rpe}
            onChange={({ currentTarget }) => onChange({ ...session, rpe: Number(currentTarget.value) })}
          >
            {RPE_VALUES.map((value) => (
              <option key={value} value={value}>
                {`${value} · ${t(RPE_ANCHORS[value])}`}
              </option>
            ))}
          </SelectField>
          <Field
            name={`${slot}-duration`}
            label={t`Duration (min)`}
            type="number"
            required
            min={1}
            max={MAX_DURATION_MIN}
            value={durationMin || ''}
            onChange={({ currentTarget }) =>
              onChange({ ...session, durationMin: Number(currentTarget.value) })
            }
          />
        </>
      )}
    </div>
  )
}
