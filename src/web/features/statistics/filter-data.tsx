import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { presetRange, RANGE_PRESET_LABELS, RANGE_PRESETS } from '#domain/statistics/range-preset.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ALL_ATHLETES } from './view.ts'

export type Athlete = { id: string; fullName: string }

type FilterDataProps = {
  athletes: readonly Athlete[]
  /** The id of an athlete, or ALL_ATHLETES; undefined until one is chosen. */
  chosen: string | undefined
  /** Null for an athlete, who can't choose another one. */
  onChoose: ((athlete: string) => void) | null
  range: DateRange
  /** Of one date at a time, as it is typed. */
  onRange: (change: Partial<DateRange>) => void
  today: LocalDay
  onPreset: (range: DateRange) => void
  actions: ReactNode
}

export function FilterData({
  athletes,
  chosen,
  onChoose,
  range,
  onRange,
  today,
  onPreset,
  actions,
}: FilterDataProps) {
  const { t } = useLingui()
  const problemId = useId()
  const problem = rangeFault(range)
  const faulty = problem ? problemId : undefined
  return (
    <Card title={t`Filter Data`}>
      <div className="grid items-end min-[22.5rem]:grid-cols-2 gap-4 px-4 py-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem] xl:grid-cols-[18rem_10.5rem_10.5rem_minmax(0,1fr)]">
        <SelectField
          label={t`Athlete`}
          compact
          className="max-md:col-span-full"
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose?.(value)}
        >
          {onChoose && (
            <>
              <option value="" disabled>
                <Trans>Select an Athlete</Trans>
              </option>
              <option value={ALL_ATHLETES}>
                <Trans>All Athletes</Trans>
              </option>
            </>
          )}
          {athletes.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </SelectField>
        <DateField
          label={t`Start Date`}
          value={range.from}
          today={today}
          problemId={faulty}
          onChange={(from) => onRange({ from })}
        />
        <DateField
          label={t`End Date`}
          value={range.to}
          today={today}
          problemId={faulty}
          onChange={(to) => onRange({ to })}
        />
        <RangePresets range={range} today={today} onChoose={onPreset} />
        <div className="max-xl:col-span-full md:justify-self-end xl:col-start-4 xl:row-span-2 xl:row-start-1 xl:self-center">
          {actions}
        </div>
        {problem && (
          <p role="alert" id={problemId} className="col-span-full text-sm font-medium text-bad">
            {t(problem)}
          </p>
        )}
      </div>
    </Card>
  )
}

type RangePresetsProps = { range: DateRange; today: LocalDay; onChoose: (range: DateRange) => void }

function RangePresets({ range, today, onChoose }: RangePresetsProps) {
  const { t } = useLingui()
  return (
    <div
      role="group"
      aria-label={t`Period`}
      className="col-span-full grid grid-cols-3 gap-2 md:col-span-2 md:col-start-2"
    >
      {RANGE_PRESETS.map((preset) => {
        const { from, to } = presetRange(preset, today)
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={from === range.from && to === range.to}
            onClick={() => onChoose({ from, to })}
            className="min-h-10 rounded-m border border-line-strong px-1 text-sm font-medium text-ink-2 transition-colors hover:border-control aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand md:min-h-8"
          >
            {t(RANGE_PRESET_LABELS[preset])}
          </button>
        )
      })}
    </div>
  )
}

type DateFieldProps = {
  label: string
  value: LocalDay
  /** Of the days to come there is nothing to show. */
  today: LocalDay
  /** The sentence that says what is wrong stands elsewhere. */
  problemId?: string | undefined
  onChange: (day: LocalDay) => void
}

function DateField({ label, value, today, problemId, onChange }: DateFieldProps) {
  const id = useId()
  const [known, setKnown] = useState(value)
  const [draft, setDraft] = useState<string>(value)
  if (value !== known) {
    setKnown(value)
    setDraft(value)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min="2000-01-01"
        max={today}
        // A half-typed date has no value, or the year 202: the former day counts until there is a valid one again.
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          if (currentTarget.value !== '' && currentTarget.validity.valid)
            onChange(currentTarget.value as LocalDay)
        }}
        onBlur={() => setDraft(value)}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        className="h-10 w-full min-w-0 rounded-m border border-control bg-surface px-3 text-[15px] text-ink tabular-nums transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad"
      />
    </div>
  )
}
