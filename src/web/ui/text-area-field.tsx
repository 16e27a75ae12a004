import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { controlProps, FieldFrame } from './field.tsx'

/** From here to the end the writer should know how much room is left. */
const COUNTED_ROOM = 200

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'onInput' | 'defaultValue'> & {
  name: string
  label: string
  maxLength: number
  defaultValue?: string
  problem?: Message | undefined
  /** For a line or two. */
  short?: boolean
}

/** Room for several lines; grows with what is written. */
export function TextAreaField({ label, problem, maxLength, short = false, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  const [length, setLength] = useState(textarea.defaultValue?.length ?? 0)
  const counter = length > maxLength - COUNTED_ROOM && (
    <span aria-live="polite" className="shrink-0 text-sm text-ink-3 tabular-nums">
      <Trans>
        {length} of {maxLength}
      </Trans>
    </span>
  )
  return (
    <FieldFrame id={id} label={label} problem={problem} aside={counter}>
      <textarea
        {...textarea}
        {...controlProps(
          id,
          problem,
          `block field-sizing-content max-h-96 resize-none py-2.5 ${short ? 'min-h-18' : 'min-h-32'}`,
        )}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
    </FieldFrame>
  )
}
