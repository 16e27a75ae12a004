import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { RPE_ANCHORS, RPE_VALUES } from '#domain/training-session/rpe-anchors.ts'
import { type Slot, TRAINING_TYPE_LABELS, TRAINING_TYPES } from '#domain/training-session/training-session.ts'
import { unitLoad } from '#domain/training-session/unit-load.ts'
import { Choice, NumberChoice } from './choice.tsx'
import type { TrainedDraft } from './draft/day-draft.ts'
import { DurationField } from './duration-field.tsx'

type SessionFieldsProps = { slot: Slot; session: TrainedDraft; onChange: (session: TrainedDraft) => void }

export const typeFieldId = (slot: Slot) => `session-${slot}-type`
export const durationFieldId = (slot: Slot) => `session-${slot}-duration`

/** What a session was: its type, how hard it felt, how long it took, and the load that follows. */
export function SessionFields({ slot, session, onChange }: SessionFieldsProps) {
  const { t } = useLingui()
  const { trainingType, rpe, durationMin } = session
  const name = useId()
  const load = unitLoad(rpe, durationMin)
  const anchor = RPE_VALUES.find((value) => value === rpe)
  return (
    <div className="mt-4 grid gap-5">
      <ChoiceField
        id={typeFieldId(slot)}
        label={t`Type`}
        aside={trainingType ? '' : t`choose one`}
        className="flex flex-wrap gap-1.5"
      >
        {TRAINING_TYPES.map((type) => (
          <Choice
            key={type}
            name={`${name}-type`}
            label={t(TRAINING_TYPE_LABELS[type])}
            checked={type === trainingType}
            onChoose={() => onChange({ ...session, trainingType: type })}
            className="h-10 rounded-full border-control px-3 text-sm font-medium text-ink-2 hover:border-ink-3 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand"
          >
            {t(TRAINING_TYPE_LABELS[type])}
          </Choice>
        ))}
      </ChoiceField>
      <ChoiceField
        label="RPE"
        aside={anchor && <b className="text-brand">{`${rpe} · ${t(RPE_ANCHORS[anchor])}`}</b>}
        className="grid grid-cols-5 gap-1.5"
      >
        {RPE_VALUES.map((value) => (
          <NumberChoice
            key={value}
            name={`${name}-rpe`}
            value={value}
            word={t(RPE_ANCHORS[value])}
            checked={value === rpe}
            onChoose={() => onChange({ ...session, rpe: value })}
            className="h-12"
          />
        ))}
      </ChoiceField>
      <DurationField
        id={durationFieldId(slot)}
        minutes={durationMin}
        onChange={(minutes) => onChange({ ...session, durationMin: minutes })}
      />
      <p className="flex items-baseline justify-between border-t border-dashed border-line-strong pt-3.5 text-[15px] text-ink-2">
        <Trans>
          Unit load <b className="text-lg text-ink tabular-nums">{load}</b>
        </Trans>
      </p>
    </div>
  )
}

type ChoiceFieldProps = {
  id?: string
  label: string
  aside: ReactNode
  className: string
  children: ReactNode
}

function ChoiceField({ id, label, aside, className, children }: ChoiceFieldProps) {
  const labelId = useId()
  return (
    <div id={id}>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span id={labelId} className="text-xs font-medium tracking-wider text-ink-3 uppercase">
          {label}
        </span>
        <span className="text-sm font-medium text-ink-3">{aside}</span>
      </p>
      <div role="radiogroup" aria-labelledby={labelId} className={className}>
        {children}
      </div>
    </div>
  )
}
