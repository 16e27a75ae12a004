import { useId, useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'

type DateFieldProps = {
  label: string
  value: LocalDay
  /** The sentence that says what is wrong stands elsewhere. */
  problemId?: string | undefined
  onChange: (day: LocalDay) => void
}

export function DateField({ label, value, problemId, onChange }: DateFieldProps) {
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
        max="2099-12-31"
        // Half typed it has no value, or the year 202: the day before stays in force until there is one again.
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
