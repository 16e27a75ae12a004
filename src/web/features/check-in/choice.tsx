import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { msg } from '#domain/language/message.ts'

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

type NumberChoiceProps = {
  name: string
  value: number
  word: string
  checked: boolean
  onChoose: () => void
  className?: string
}

/** A number of a scale; its word is read out with it. */
export function NumberChoice({ value, word, className = '', ...choice }: NumberChoiceProps) {
  return (
    <Choice
      {...choice}
      label={`${value} ${word}`}
      className={`rounded-m border-control bg-surface font-semibold tabular-nums hover:border-ink-3 has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink ${className}`}
    >
      {value}
    </Choice>
  )
}

type YesNoProps = { label: string; value: boolean | null; onAnswer: (value: boolean) => void }

const answers = [
  { value: false, label: msg('No') },
  { value: true, label: msg('Yes') },
]

/** Neither is chosen until the athlete answers: No is an answer too. */
export function YesNo({ label, value, onAnswer }: YesNoProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex shrink-0">
      {answers.map((answer) => (
        <Choice
          key={String(answer.value)}
          name={name}
          label={t(answer.label)}
          checked={answer.value === value}
          onChoose={() => onAnswer(answer.value)}
          className="h-11 w-15 border-control text-[15px] font-semibold text-ink-2 first:rounded-s-m last:-ms-px last:rounded-e-m hover:text-ink has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-surface"
        >
          {t(answer.label)}
        </Choice>
      ))}
    </div>
  )
}
