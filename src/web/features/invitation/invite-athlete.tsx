import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { createInvitation, type Invitation, invitationsQuery } from './invitation-api.ts'
import { InvitationReady } from './invitation-ready.tsx'

const reloadAfterMs = 100

type InviteAthleteProps = { open: boolean; onClose: () => void }

export function InviteAthlete({ open, onClose }: InviteAthleteProps) {
  const { t } = useLingui()
  const [invitation, setInvitation] = useState<Invitation>()
  const [nextEmail, setNextEmail] = useState('')
  const queryClient = useQueryClient()
  const teamId = useTeamId()

  function show(created: Invitation, typedSince: string) {
    setInvitation(created)
    setNextEmail(typedSince)
  }

  function close() {
    onClose()
    setTimeout(() => void queryClient.invalidateQueries(invitationsQuery(teamId)), reloadAfterMs)
  }

  return (
    <Dialog title={t`Invite Athlete`} open={open} onClose={close} onClosed={() => setInvitation(undefined)}>
      {invitation ? (
        <InvitationReady invitation={invitation} onAnother={() => setInvitation(undefined)} />
      ) : (
        <InviteForm email={nextEmail} onCreated={show} />
      )}
    </Dialog>
  )
}

type InviteFormProps = {
  /** The address it starts with. */
  email: string
  /** `typedSince`: the next address, begun while the reply was on its way. */
  onCreated: (invitation: Invitation, typedSince: string) => void
}

function InviteForm({ email: firstEmail, onCreated }: InviteFormProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const { problems, failure, busy, onSubmit } = useFormMutation<'email', Invitation>({
    check: (_, form) => {
      const field = form.elements.namedItem('email')
      const isMalformed = field instanceof HTMLInputElement && field.validity.typeMismatch
      return isMalformed ? { email: invitationMessages.emailMalformed } : {}
    },
    call: ({ email }) => createInvitation(teamId, email.trim()),
    onDone: (invitation, { form, isAsSent }) => {
      const typedSince = isAsSent() ? '' : String(new FormData(form).get('email'))
      onCreated(invitation, typedSince)
    },
    fallback: invitationMessages.generateFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <p className="text-ink-2">
        <Trans>
          Leave the address empty for a team link: it works for every athlete who opens it within 24 hours.
          With an address, the link is mailed there and works once, for that account.
        </Trans>
      </p>
      <Field
        name="email"
        label={t`Email (optional)`}
        type="email"
        autoComplete="off"
        inputMode="email"
        placeholder={t`athlete@example.com`}
        defaultValue={firstEmail}
        problem={problems.email}
      />
      <Button type="submit" look="primary" size="l" busy={busy && t`Generating...`}>
        <Trans>Generate Invitation Link</Trans>
      </Button>
    </form>
  )
}
