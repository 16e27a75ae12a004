import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { DUTY_NAMES, DUTY_TASKS } from '#domain/team/staff-messages.ts'
import { INVITED_DUTIES, type InvitedDuty } from '#domain/team/team.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { createInvitation, type Invitation, invitationsQuery } from './invitation-api.ts'
import { InvitationReady } from './invitation-ready.tsx'
import { InvitationTable } from './invitation-table.tsx'

/** The links to the staff that are still out, and the way to another. */
export function StaffInvitations() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { data: invitations = [] } = useQuery(invitationsQuery(teamId))
  const toStaff = invitations.filter(({ duty, state }) => duty !== null && state !== 'accepted')

  function close() {
    setIsOpen(false)
    void queryClient.invalidateQueries(invitationsQuery(teamId))
  }

  return (
    <>
      {toStaff.length > 0 && (
        <div className="mb-5 overflow-clip rounded-l border border-line bg-surface">
          <InvitationTable key={toStaff.length} invitations={toStaff} empty={null} />
        </div>
      )}
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Trans>Invite staff</Trans>
      </Button>
      <Dialog title={t`Invite staff`} open={isOpen} onClose={close} onClosed={() => setInvitation(undefined)}>
        {invitation ? (
          <InvitationReady invitation={invitation} onAnother={() => setInvitation(undefined)} />
        ) : (
          <InviteStaffForm onCreated={setInvitation} />
        )}
      </Dialog>
    </>
  )
}

function InviteStaffForm({ onCreated }: { onCreated: (invitation: Invitation) => void }) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const [duty, setDuty] = useState<InvitedDuty>('coach')
  const { problems, failure, busy, onSubmit } = useFormMutation<'email', Invitation>({
    call: ({ email }) => createInvitation(teamId, email.trim(), duty),
    onDone: onCreated,
    fallback: invitationMessages.generateFailed,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <div>
        <SelectField
          label={t`Duty`}
          value={duty}
          onChange={({ currentTarget }) => setDuty(currentTarget.value as InvitedDuty)}
        >
          {INVITED_DUTIES.map((one) => (
            <option key={one} value={one}>
              {t(DUTY_NAMES[one])}
            </option>
          ))}
        </SelectField>
        <p className="mt-2 text-sm text-ink-2">{t(DUTY_TASKS[duty])}</p>
      </div>
      <Field
        name="email"
        label={t`Email (optional)`}
        type="email"
        autoComplete="off"
        inputMode="email"
        placeholder={t`physio@example.com`}
        problem={problems.email}
      />
      <p className="text-sm text-ink-2">
        <Trans>
          The link works once. With an address, it is mailed there and works for that account only.
        </Trans>
      </p>
      <Button type="submit" look="primary" size="l" busy={busy && t`Generating...`}>
        <Trans>Generate Invitation Link</Trans>
      </Button>
    </form>
  )
}
