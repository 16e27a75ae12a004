import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { appCode } from '#domain/account/app-code.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { type Message, msg } from '#domain/language/message.ts'
import type { Failure, Problems } from '#web/ui/refused.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { keepDestination } from './field-problems.ts'

type SecondStepFormProps = {
  /** Answers why the password is asked for again, if it is. */
  takeSecondStep: (code: string) => Promise<Failure | undefined>
}
type Kind = 'app' | 'recovery'

const fields: Record<Kind, { label: Message; inputMode: 'numeric' | 'text'; maxLength: number }> = {
  app: { label: msg('Enter the 6-digit code'), inputMode: 'numeric', maxLength: 7 },
  recovery: { label: msg('Enter a recovery code'), inputMode: 'text', maxLength: 64 },
}

export function SecondStepForm(props: SecondStepFormProps) {
  const [kind, setKind] = useState<Kind>('app')
  const change = () => setKind(kind === 'app' ? 'recovery' : 'app')
  // Of the other kind, nothing stays typed or complained about.
  return <CodeForm key={kind} kind={kind} onChangeKind={change} {...props} />
}

type CodeFormProps = SecondStepFormProps & { kind: Kind; onChangeKind: () => void }

function CodeForm({ kind, onChangeKind, takeSecondStep }: CodeFormProps) {
  const { t } = useLingui()
  const { label, ...typing } = fields[kind]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const query = usePageQuery()
  const navigate = useNavigate()
  const { problems, failure, busy, onSubmit } = useFormMutation<'code', Failure | undefined>({
    check: ({ code }) => problemsOf(code, kind),
    call: ({ code }) => takeSecondStep(code),
    onDone: (failedBefore) =>
      failedBefore && navigate(keepDestination('/login', query), { replace: true, state: { failedBefore } }),
    fallback: twoFactorMessages.signInFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <CodeField ref={field} name="code" label={t(label)} required problem={problems.code} {...typing} />
      <Button type="submit" look="primary" size="l" busy={busy && t`Signing in...`}>
        <Trans>Sign in</Trans>
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[15px]">
        <TextLink to={keepDestination('/login', query)}>
          <Trans>Back to Sign in</Trans>
        </TextLink>
        <Button look="quiet" className="-mx-4" onClick={onChangeKind}>
          {kind === 'app' ? t`Use a recovery code` : t`Use a code from the app`}
        </Button>
      </div>
    </form>
  )
}

function problemsOf(code: string, kind: Kind): Problems<'code'> {
  if (kind === 'recovery') return code.trim() === '' ? { code: twoFactorMessages.recoveryCodeMissing } : {}
  return appCode(code) ? {} : { code: twoFactorMessages.codeMissing }
}
