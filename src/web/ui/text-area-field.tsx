import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { controlProps, FieldFrame } from './field.tsx'

/** From here to the end the writer should know how much room is left. */
const COUNTED_ROOM = 200

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'onInput'> & {
  name: string
  label: string
  maxLength: number
  problem?: Message | undefined
}

/** Room for several lines; grows with what is written. */
export function TextAreaField({ label, problem, maxLength, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  const [length, setLength] = useState(0)
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
        {...controlProps(id, problem, 'block field-sizing-content max-h-96 min-h-32 resize-none py-2.5')}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
    </FieldFrame>
  )
}
