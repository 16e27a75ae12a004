import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import {
  type HealthProblem,
  MAX_PROBLEM_NOTE_LENGTH,
  PROBLEM_KINDS,
  type ProblemKind,
} from '#domain/health-problem/health-problem.ts'
import { PROBLEM_KIND_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import { problemFormMessages } from '#domain/health-problem/problem-form-messages.ts'
import { Field } from '#web/ui/field.tsx'
import type { Problems } from '#web/ui/refused.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { Place } from './body-figure.tsx'
import { BodyMap, choiceLook } from './body-map.tsx'
import type { ProblemName } from './problem-values.ts'

type ProblemFieldsProps = {
  /** What they begin with. */
  given: Partial<HealthProblem>
  today: LocalDay
  /** Whoever fills them in has the problem. */
  isOwn: boolean
  problems: Problems<ProblemName>
}

/** What a problem is, where, since when, and a note. `problem-values.ts` reads them. */
export function ProblemFields({ given, today, isOwn, problems }: ProblemFieldsProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<ProblemKind>(given.kind ?? 'injury')
  const [place, setPlace] = useState<Place | null>(
    given.area ? { area: given.area, side: given.side ?? null } : null,
  )
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-[15px] font-semibold">{t(problemFormMessages.kind)}</legend>
        <div className="grid grid-cols-2 gap-2">
          {PROBLEM_KINDS.map((one) => (
            <label key={one} className={choiceLook}>
              <input
                type="radio"
                name="kind"
                value={one}
                checked={one === kind}
                onChange={() => setKind(one)}
                className="size-5 shrink-0"
              />
              {t(PROBLEM_KIND_WORDS[one])}
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'injury' && (
        <BodyMap
          place={place}
          onPlace={setPlace}
          isOwn={isOwn}
          problem={place ? problems.side : problems.area}
        />
      )}
      <Field
        name="beganOn"
        type="date"
        label={t(problemFormMessages.beganOn)}
        max={today}
        defaultValue={given.beganOn ?? today}
        problem={problems.beganOn}
      />
      <TextAreaField
        name="note"
        label={t(problemFormMessages.note)}
        short
        maxLength={MAX_PROBLEM_NOTE_LENGTH}
        defaultValue={given.note ?? ''}
        problem={problems.note}
      />
    </>
  )
}
