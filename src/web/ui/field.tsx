import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string
  label: string
  problem?: string | undefined
  /** Beside the label, for example a link. */
  aside?: ReactNode
  /** Inside the right end of the input, for example a button. */
  inset?: ReactNode
}

export function Field({ label, problem, aside, inset, className = '', ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[15px] font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`h-12 w-full rounded-m border border-control bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad ${className}`}
        />
        {inset}
      </div>
      {problem && (
        <p role="alert" id={`${id}-problem`} className="mt-1.5 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
