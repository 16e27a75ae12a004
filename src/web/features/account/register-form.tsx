import { useNavigate } from 'react-router'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { nameProblem } from '#domain/account/name-problem.ts'
import { accountMessages } from '#domain/messages/account-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { useSubmit } from '#web/ui/use-submit.ts'
import { fieldProblems } from './field-problems.ts'
import { keepDestination } from './keep-destination.ts'
import { register, type Registration } from './register.ts'
import { RoleToggle } from './role-toggle.tsx'

export function RegisterForm() {
  const query = usePageQuery()
  const navigate = useNavigate()
  const { problems, failure, busy, onSubmit } = useSubmit<keyof Registration | 'confirmation'>({
    check: (values, form) => {
      const found = fieldProblems<keyof typeof values>(form)
      const problem = nameProblem(values.fullName.trim())
      if (problem) found.fullName = problem
      if (values.confirmation && values.confirmation !== values.password) {
        found.confirmation = accountMessages.passwordsDoNotMatch
      }
      return found
    },
    send: async ({ confirmation: _, ...registration }) => {
      const outcome = await register(registration)
      if (!('next' in outcome)) return outcome
      const screen = outcome.next === 'registered' ? '/login?registered=true' : '/login?confirmation=pending'
      await navigate(keepDestination(screen, query), {
        state: { registeredEmail: registration.email.trim() },
      })
    },
    fallback: accountMessages.unexpected,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <Field
        name="fullName"
        label="Full Name"
        autoComplete="name"
        required
        maxLength={MAX_FULL_NAME_LENGTH}
        problem={problems.fullName}
      />
      <Field name="email" label="Email" type="email" autoComplete="email" required problem={problems.email} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          required
          problem={problems.password}
        />
        <PasswordField
          name="confirmation"
          label="Confirm Password"
          autoComplete="new-password"
          required
          problem={problems.confirmation}
        />
      </div>
      <RoleToggle />
      <Button type="submit" look="primary" size="l" busy={busy && 'Creating account...'}>
        Create Account
      </Button>
      <p className="text-sm text-ink-3">
        By creating an account you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink>{' '}
        and the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
      <p className="text-[15px] text-ink-2">
        Already have an account? <TextLink to={keepDestination('/login', query)}>Sign in</TextLink>
      </p>
    </form>
  )
}
