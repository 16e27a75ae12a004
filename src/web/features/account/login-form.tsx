import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { accountMessages } from '#domain/account/account-messages.ts'
import type { Failure } from '#web/ui/refused.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useHydrated } from '#web/ui/use-now.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { fieldProblems, keepDestination } from './field-problems.ts'

type Credentials = { email: string; password: string }

type LoginFormProps = { signIn: (credentials: Credentials) => Promise<'signed-in' | 'second-step'> }

export function LoginForm({ signIn }: LoginFormProps) {
  const { t } = useLingui()
  const query = usePageQuery()
  const { registeredEmail, failedBefore } = useArrival()
  const navigate = useNavigate()
  const { problems, failure, busy, onSubmit } = useFormMutation({
    check: (_: Credentials, form) => fieldProblems<keyof Credentials>(form),
    call: (values) => signIn({ ...values, email: values.email.trim() }),
    onDone: (next) => next === 'second-step' && navigate(keepDestination('/login/second-step', query)),
    fallback: accountMessages.loginFailed,
  })
  const shown = failure ?? failedBefore

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {shown ? (
        <FailureBanner failure={shown} />
      ) : query.get('confirmation') === 'pending' ? (
        <Banner tone="notice">{t(accountMessages.confirmationPending)}</Banner>
      ) : (
        query.get('registered') === 'true' && <Banner tone="good">{t(accountMessages.registered)}</Banner>
      )}
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        defaultValue={registeredEmail}
        problem={problems.email}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        required
        problem={problems.password}
        aside={
          <TextLink to="/reset-password" className="text-sm">
            <Trans>Forgot password?</Trans>
          </TextLink>
        }
      />
      <Button type="submit" look="primary" size="l" busy={busy && t`Signing in...`}>
        <Trans>Sign in</Trans>
      </Button>
      <p className="text-[15px] text-ink-2">
        <Trans>
          New to Plimsoll? <TextLink to={keepDestination('/register', query)}>Create an account</TextLink>
        </Trans>
      </p>
    </form>
  )
}

type Arrival = {
  /** The address that has just been registered. */
  registeredEmail?: string
  /** Why a second step led back here. */
  failedBefore?: Failure
}

/** What travels in the history entry, not in the URL. */
function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null }
  return (useHydrated() && state) || {}
}
