import { useId } from 'react'
import { LOAD_METHODS, type LoadMethod } from '#domain/statistics/load-method.ts'

const labels: Record<LoadMethod, string> = { rolling: 'Rolling', ewma: 'EWMA' }

export function MethodSwitch({
  method,
  onChange,
}: {
  method: LoadMethod
  onChange: (method: LoadMethod) => void
}) {
  const name = useId()
  return (
    <fieldset className="inline-flex shrink-0 rounded-m bg-sunken p-[3px]">
      <legend className="sr-only">Method</legend>
      {LOAD_METHODS.map((value) => (
        <label
          key={value}
          className="relative grid h-[30px] place-items-center rounded-[7px] px-3 text-sm font-semibold text-ink-3 transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={method === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  )
}
