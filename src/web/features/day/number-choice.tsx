import { Choice } from './choice.tsx'

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
