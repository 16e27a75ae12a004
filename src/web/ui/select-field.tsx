import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  /** Only for screen readers, where the place itself says what it is. */
  hideLabel?: boolean
}

/** The device's own select: the best one on a phone, and for a keyboard. */
export function SelectField({ label, hideLabel = false, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-[15px] font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="h-10 w-full appearance-none truncate rounded-m border border-control bg-surface pr-9 pl-3 text-[15px] text-ink transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
        />
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  )
}
