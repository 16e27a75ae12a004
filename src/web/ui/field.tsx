import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'

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
    <FieldFrame id={id} label={label} problem={problem} aside={aside}>
      <div className="relative">
        <input {...input} {...controlProps(id, problem, `h-12 ${className}`)} />
        {inset}
      </div>
    </FieldFrame>
  )
}
