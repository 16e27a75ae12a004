import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { AUDIENCES, type Audience } from '#domain/metric/metric-limits.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type AudienceFieldProps = { audience: Audience; onAudience: (audience: Audience) => void }

/** For staff who see health answers: others can only ask for all. */
export function AudienceField({ audience, onAudience }: AudienceFieldProps) {
  const { t } = useLingui()
  const hintId = useId()
  return (
    <div>
      <SelectField
        name="audience"
        label={t(metricMessages.audienceLabel)}
        aria-describedby={hintId}
        onChange={(event) => onAudience(event.currentTarget.value as Audience)}
      >
        {AUDIENCES.map((option) => (
          <option key={option} value={option}>
            {t(metricMessages.audiences[option])}
          </option>
        ))}
      </SelectField>
      <p id={hintId} className="mt-1.5 text-sm text-ink-2">
        {t(metricMessages.audienceHint[audience])}
      </p>
    </div>
  )
}
