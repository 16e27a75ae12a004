import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type CodeFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>

/** For a code that works once; a phone offers the one it has. */
export function CodeField({ className = '', ...props }: CodeFieldProps) {
  return (
    <Field
      {...props}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={`tabular-nums ${className}`}
    />
  )
}
