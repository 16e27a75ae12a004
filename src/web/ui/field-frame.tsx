import type { ReactNode } from 'react'

type FieldFrameProps = {
  id: string
  label: string
  problem?: string | undefined
  /** Beside the label, for example a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Names a control and says what is wrong with it. */
export function FieldFrame({ id, label, problem, aside, children }: FieldFrameProps) {
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
          {problem}
        </p>
      )}
    </div>
  )
}
