import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Message } from '#domain/language/message.ts'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string
  label: string
  problem?: Message | undefined
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

type FieldFrameProps = {
  id: string
  label: string
  problem?: Message | undefined
  /** Beside the label, for example a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Names a control and says what is wrong with it. */
export function FieldFrame({ id, label, problem, aside, children }: FieldFrameProps) {
  const { t } = useLingui()
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[15px] font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {problem && (
        <p role="alert" id={`${id}-problem`} className="mt-1.5 text-sm font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </div>
  )
}

/** Scrolled to, it shows its label too. */
const look =
  'w-full scroll-mt-12 rounded-m border border-control bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad'

/** What the control inside a FieldFrame carries. */
export const controlProps = (id: string, problem: Message | undefined, extraLook: string) => ({
  id,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': problem ? `${id}-problem` : undefined,
  className: `${look} ${extraLook}`,
})
