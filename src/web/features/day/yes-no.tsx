import { useId } from 'react'
import { Choice } from './choice.tsx'

type YesNoProps = { label: string; value: boolean | null; onAnswer: (value: boolean) => void }

const answers = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
]

/** Neither is chosen until the athlete answers: No is an answer too. */
export function YesNo({ label, value, onAnswer }: YesNoProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex shrink-0">
      {answers.map((answer) => (
        <Choice
          key={answer.label}
          name={name}
          label={answer.label}
          checked={answer.value === value}
          onChoose={() => onAnswer(answer.value)}
          className="h-11 w-15 border-control text-[15px] font-semibold text-ink-2 first:rounded-l-m last:-ml-px last:rounded-r-m hover:text-ink has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-surface"
        >
          {answer.label}
        </Choice>
      ))}
    </div>
  )
}
