import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inset' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="pe-13"
      inset={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t`Show characters`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-s text-ink-3 transition-colors hover:text-ink"
        >
          <Icon aria-hidden size={20} />
        </button>
      }
    />
  )
}
