import type { ReactNode } from 'react'

type ChoiceProps = {
  /** The same for all choices of a group: one of them can be chosen, by arrow keys too. */
  name: string
  label: string
  checked: boolean
  onChoose: () => void
  className: string
  children: ReactNode
}

/** One of several big buttons, of which one is pressed: to the browser, a radio button. */
export function Choice({ name, label, checked, onChoose, className, children }: ChoiceProps) {
  return (
    <label
      className={`relative grid place-items-center border transition-colors select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      {children}
    </label>
  )
}
