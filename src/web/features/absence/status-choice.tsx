import { useLingui } from '@lingui/react/macro'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { ABSENCE_STATUSES, type AbsenceStatus } from '#domain/absence/absence.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import { StatusShape } from './status-shape.tsx'

type StatusChoiceProps = { chosen: AbsenceStatus; onChoose: (status: AbsenceStatus) => void }

export function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold">{t(availabilityMessages.howFar)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {ABSENCE_STATUSES.toReversed().map((status) => (
          <label
            key={status}
            className="relative flex min-h-12 items-center gap-2 rounded-m border border-control px-3 py-1.5 text-[15px] leading-tight font-semibold text-ink-2 transition-colors [overflow-wrap:anywhere] hover:text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="status"
              value={status}
              checked={status === chosen}
              onChange={() => onChoose(status)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <StatusShape status={status} />
            {t(STATUS_WORDS[status])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
