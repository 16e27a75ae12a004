import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList, PersonStanding } from 'lucide-react'
import { useNavigate } from 'react-router'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { accountMessages } from '#domain/account/account-messages.ts'
import { nameProblem } from '#domain/account/name-problem.ts'
import { msg } from '#domain/language/message.ts'
import { api } from '#web/api/client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { pendingInvitation } from '#web/device/pending-invitation.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { fieldProblems, keepDestination } from './field-problems.ts'

export function RegisterForm() {
  const { t } = useLingui()
  const query = usePageQuery()
  const navigate = useNavigate()
  const { problems, failure, busy, onSubmit } = useFormMutation({
    check: (values: Registration & { confirmation: string }, form) => {
      const found = fieldProblems<keyof typeof values>(form)
      const problem = nameProblem(values.fullName.trim())
      if (problem) found.fullName = problem
      if (values.confirmation && values.confirmation !== values.password) {
        found.confirmation = accountMessages.passwordsDoNotMatch
      }
      return found
    },
    call: register,
    onDone: ({ next, registeredEmail }) => {
      const screen = next === 'registered' ? '/login?registered=true' : '/login?confirmation=pending'
      return navigate(keepDestination(screen, query), { state: { registeredEmail } })
    },
    fallback: accountMessages.unexpected,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <Field
        name="fullName"
        label={t`Full Name`}
        autoComplete="name"
        required
        maxLength={MAX_FULL_NAME_LENGTH}
        problem={problems.fullName}
      />
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        problem={problems.email}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="new-password"
          required
          problem={problems.password}
        />
        <PasswordField
          name="confirmation"
          label={t`Confirm Password`}
          autoComplete="new-password"
          required
          problem={problems.confirmation}
        />
      </div>
      <RoleToggle />
      <Button type="submit" look="primary" size="l" busy={busy && t`Creating account...`}>
        <Trans>Create Account</Trans>
      </Button>
      <p className="text-sm text-ink-3">
        <Trans>
          By creating an account you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink>{' '}
          and the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </Trans>
      </p>
      <p className="text-[15px] text-ink-2">
        <Trans>
          Already have an account? <TextLink to={keepDestination('/login', query)}>Sign in</TextLink>
        </Trans>
      </p>
    </form>
  )
}

type Registration = { fullName: string; email: string; password: string; role: string }

async function register(registration: Registration) {
  const registeredEmail = registration.email.trim()
  const answer = await ask(
    api.accounts.$post({
      json: {
        fullName: registration.fullName.trim(),
        email: registeredEmail,
        password: registration.password,
        role: registration.role === 'manager' ? 'manager' : 'athlete',
        timeZone: deviceTimeZone(),
        invitationCode: pendingInvitation() ?? undefined,
      },
    }),
  )
  if (answer !== 'unreachable' && answer.ok) return { ...(await answer.json()), registeredEmail }
  throw await refusedBy(
    answer,
    answer === 'unreachable' ? accountMessages.unexpected : accountMessages.accountNotCreated,
    {
      'email-taken': 'email',
      'invalid-input': 'email',
      'password-too-short': 'password',
      'password-too-common': 'password',
      'password-of-own-words': 'password',
    },
    { 'invalid-input': accountMessages.emailMalformed, unexpected: accountMessages.unexpected },
  )
}

const roles = [
  { value: 'athlete', label: msg('Athlete'), Icon: PersonStanding },
  { value: 'manager', label: msg('Coach/Manager'), Icon: ClipboardList },
]

function RoleToggle() {
  const { t } = useLingui()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold">
        <Trans>I am a...</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {roles.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex h-12 items-center justify-center gap-2 rounded-m border border-control bg-surface text-[15px] font-semibold text-ink-2 transition-colors hover:border-ink-3 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === 'athlete'}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden size={19} className="max-[360px]:hidden" />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
