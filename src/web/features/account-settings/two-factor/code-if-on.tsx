import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Message } from '#domain/language/message.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { twoFactorQuery } from './two-factor-api.ts'

/** Asks for a code while two-step sign-in is on; a form without it sends none. */
export function CodeIfOn({ problem }: { problem: Message | undefined }) {
  const { data: twoFactor } = useQuery(twoFactorQuery)
  return twoFactor ? <ProofCodeField problem={problem} /> : null
}

export function ProofCodeField({ problem }: { problem: Message | undefined }) {
  const { t } = useLingui()
  return (
    <CodeField
      name="code"
      label={t`Code from your app, or a recovery code`}
      maxLength={64}
      required
      problem={problem}
    />
  )
}
