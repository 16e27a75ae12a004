import { type ComponentProps, useId } from 'react'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; hint?: string }

/** Its label is part of what can be pressed. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className="flex gap-3 text-start">
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className="my-0.5 size-5 shrink-0 accent-brand"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 text-[15px] text-ink-2">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
