import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { msg } from '#domain/language/message.ts'
import { MAX_DURATION_MIN } from '#domain/training-session/training-session.ts'

const QUICK_MIN = [30, 45, 60, 75, 90, 120]

type DurationFieldProps = { id: string; minutes: number; onChange: (minutes: number) => void }

/** Whole minutes: typed, stepped by five, or one of the usual lengths. Empty is 0. */
export function DurationField({ id, minutes, onChange }: DurationFieldProps) {
  const { t } = useLingui()
  const inputId = useId()
  const stepLook =
    'grid h-12 w-13 shrink-0 place-items-center rounded-m border border-control bg-surface hover:border-ink-3'
  return (
    <div>
      <label htmlFor={inputId} className="mb-2 block text-xs font-medium tracking-wider text-ink-3 uppercase">
        <Trans>
          Duration <span className="sr-only">in minutes</span>
        </Trans>
      </label>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={t`5 minutes less`}
          onClick={() => onChange(stepped(minutes, -1))}
          className={stepLook}
        >
          <Minus aria-hidden size={20} />
        </button>
        <div
          id={id}
          className="flex h-12 min-w-0 flex-1 items-baseline justify-center gap-1 rounded-m border border-control bg-surface leading-[46px] focus-within:border-focus focus-within:outline-1 focus-within:outline-focus"
        >
          <input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(MAX_DURATION_MIN).length}
            value={minutes === 0 ? '' : minutes}
            onChange={({ currentTarget }) => onChange(typedMinutes(currentTarget.value))}
            className="h-full w-[4ch] min-w-0 bg-transparent text-end text-2xl font-bold tabular-nums outline-none"
          />
          <span aria-hidden className="me-4 text-[15px] font-medium text-ink-3">
            <Trans>min</Trans>
          </span>
        </div>
        <button
          type="button"
          aria-label={t`5 minutes more`}
          onClick={() => onChange(stepped(minutes, 1))}
          className={stepLook}
        >
          <Plus aria-hidden size={20} />
        </button>
      </div>
      <div className="mt-1.5 grid grid-cols-6 gap-1.5">
        {QUICK_MIN.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-label={t(msg('{quick, plural, one {# minute} other {# minutes}}', { quick }))}
            aria-pressed={quick === minutes}
            onClick={() => onChange(quick)}
            className="h-10 rounded-m text-sm font-medium text-ink-2 tabular-nums hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {quick}
          </button>
        ))}
      </div>
    </div>
  )
}

const STEP_MIN = 5

/** The next multiple of five up or down, never below five nor above a day. */
export function stepped(minutes: number, direction: 1 | -1): number {
  const steps = direction === 1 ? Math.floor(minutes / STEP_MIN) + 1 : Math.ceil(minutes / STEP_MIN) - 1
  return Math.min(MAX_DURATION_MIN, Math.max(STEP_MIN, steps * STEP_MIN))
}

/** What was typed, as whole minutes: the first digits count, and nothing is 0. */
export function typedMinutes(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}
