import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  /** Only for screen readers, where the place itself says what it is. */
  hideLabel?: boolean
  /** In a row of tools, as high as its buttons; in a form it is as high as the other fields. */
  compact?: boolean
}

/** The device's own select: the best one on a phone, and for a keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel = false, compact = false, className = '', ...select } = props
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
          className={`w-full appearance-none truncate rounded-m border border-control bg-surface pe-9 text-ink transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 ${compact ? 'h-10 ps-3 text-[15px]' : 'h-12 ps-3.5 text-base'}`}
        />
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  )
}
