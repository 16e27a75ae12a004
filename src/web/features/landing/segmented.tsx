import type { ReactNode } from 'react'

type SegmentedProps = {
  legend: string
  name: string
  /** The first is chosen to begin with. */
  options: { id: string; label: ReactNode }[]
}

/** Radio buttons that style sheets react to, so that the choice works before any script has loaded, and without one. */
export function Segmented({ legend, name, options }: SegmentedProps) {
  return (
    <fieldset className="inline-flex max-w-full rounded-m border border-line-strong bg-surface p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label }, index) => (
        <label
          key={id}
          className="relative flex min-h-10 items-center gap-2 rounded-[7px] px-4 py-1.5 text-[15px] leading-tight font-semibold text-ink-2 transition-colors hover:text-ink has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus max-sm:px-3"
        >
          <input
            type="radio"
            id={id}
            name={name}
            defaultChecked={index === 0}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
