import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { createInvitation } from './create-invitation.ts'
import type { Invitation } from './invitation.ts'

type InviteFormProps = {
  /** The address it starts with. */
  email: string
  /** `typedSince`: the next address, begun while the reply was on its way. */
  onCreated: (invitation: Invitation, typedSince: string) => void
}

export function InviteForm({ email: firstEmail, onCreated }: InviteFormProps) {
  const { problems, failure, busy, onSubmit } = useSubmit<'email'>({
    check: (_, form) => {
      const field = form.elements.namedItem('email')
      const isMalformed = field instanceof HTMLInputElement && field.validity.typeMismatch
      return isMalformed ? { email: invitationMessages.ours.emailMalformed } : {}
    },
    send: async ({ email }, { form, isAsSent }) => {
      const outcome = await createInvitation(email.trim())
      if (!('invitation' in outcome)) return outcome
      const typedSince = isAsSent() ? '' : String(new FormData(form).get('email'))
      onCreated(outcome.invitation, typedSince)
    },
    fallback: invitationMessages.generateFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <p className="text-ink-2">
        Leave the address empty for a team link: it works for every athlete who opens it within 24 hours. With
        an address, the link is mailed there and works once, for that account.
      </p>
      <Field
        name="email"
        label="Email (optional)"
        type="email"
        autoComplete="off"
        inputMode="email"
        placeholder="athlete@example.com"
        defaultValue={firstEmail}
        problem={problems.email}
      />
      <Button type="submit" look="primary" size="l" busy={busy && 'Generating...'}>
        Generate Invitation Link
      </Button>
    </form>
  )
}
