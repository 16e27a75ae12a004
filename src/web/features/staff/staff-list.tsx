import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { msg } from '#domain/language/message.ts'
import { DUTY_NAMES, DUTY_TASKS, staffMessages } from '#domain/team/staff-messages.ts'
import { DUTIES, type Duty } from '#domain/team/team.ts'
import { useTeam } from '#web/api/current-team.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type StaffMember, staffQuery, teamQuery, useStaffChange } from './staff-api.ts'

/** Owners change it here; for the others it says who is who. */
export function StaffList({ ownId }: { ownId: string }) {
  const { t } = useLingui()
  const team = useTeam()
  const { data: staff, isPending, refetch } = useQuery(staffQuery(team.id))
  const { data: settings } = useQuery(teamQuery(team.id))
  const { mutate: change } = useStaffChange()
  const [leaving, setLeaving] = useState<StaffMember | null>(null)
  const [lastAsked, setLastAsked] = useState<StaffMember | null>(null)
  const isOwner = team.duty === 'owner' && !team.archivedAt
  // Still named while the dialog fades out.
  if (leaving && leaving !== lastAsked) setLastAsked(leaving)
  if (isPending) return <Spinner className="mx-auto my-10 size-8 text-brand" />
  if (!staff) return <LoadFailed said={t`The staff could not be loaded.`} retry={refetch} />
  return (
    <>
      <ul className="divide-y divide-line rounded-l border border-line bg-surface">
        {staff.map((member) => (
          <li key={member.id} className="px-4 py-4 sm:px-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Avatar fullName={member.fullName} url={member.avatarUrl} />
              <div className="min-w-0 flex-1 basis-32 leading-snug">
                <p className="truncate font-semibold">
                  <bdi>{member.fullName}</bdi>{' '}
                  {member.id === ownId && (
                    <span className="font-normal text-ink-3">
                      <Trans>(you)</Trans>
                    </span>
                  )}
                </p>
                <p className="truncate text-sm text-ink-3">{member.email ?? t(DUTY_NAMES[member.duty])}</p>
              </div>
              {settings?.demandsTwoStep && member.hasTwoStep === false && (
                <Badge tone="warn">{t(staffMessages.twoStep.none)}</Badge>
              )}
              {isOwner && member.id !== ownId && (
                <Button
                  look="quiet"
                  aria-label={t(msg('Remove {name}', { name: member.fullName }))}
                  onClick={() => setLeaving(member)}
                  className="-me-3 hover:text-bad"
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </div>
            {isOwner && (
              <DutyFields
                member={member}
                onChange={(duty, seesHealth) => change({ kind: 'duty', id: member.id, duty, seesHealth })}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t(staffMessages.remove.title(lastAsked?.fullName ?? ''))}
        open={leaving !== null}
        confirm={t`Remove`}
        onConfirm={() => {
          if (leaving) change({ kind: 'remove', id: leaving.id })
          setLeaving(null)
        }}
        onCancel={() => setLeaving(null)}
      >
        {t(staffMessages.remove.text)}
      </ConfirmDialog>
    </>
  )
}

type DutyFieldsProps = { member: StaffMember; onChange: (duty: Duty, seesHealth: boolean) => void }

/** Saved as soon as it is chosen; medical staff always sees health, a viewer never. */
function DutyFields({ member, onChange }: DutyFieldsProps) {
  const { t } = useLingui()
  const { fullName, duty, seesHealth } = member
  const isOpen = duty === 'owner' || duty === 'coach'
  return (
    <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center">
      <SelectField
        label={t`Duty of ${fullName}`}
        hideLabel
        compact
        value={duty}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Duty, seesHealth)}
      >
        {DUTIES.map((one) => (
          <option key={one} value={one}>
            {t(DUTY_NAMES[one])}
          </option>
        ))}
      </SelectField>
      {isOpen ? (
        <CheckboxField
          label={t(staffMessages.seesHealth)}
          checked={seesHealth}
          onChange={({ currentTarget }) => onChange(duty, currentTarget.checked)}
        />
      ) : (
        <p className="text-sm text-ink-2">{t(DUTY_TASKS[duty])}</p>
      )}
    </div>
  )
}
