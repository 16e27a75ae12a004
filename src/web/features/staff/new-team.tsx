import { Trans, useLingui } from '@lingui/react/macro'
import { staffMessages, teamRefusals } from '#domain/team/staff-messages.ts'
import { MAX_TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { createTeam } from './staff-api.ts'

/** Leads to the dashboard of the team that it makes. */
export function NewTeamForm() {
  const { t } = useLingui()
  const { problems, failure, busy, onSubmit } = useFormMutation({
    check: (values: { name: string }) =>
      values.name.trim() === '' ? { name: teamRefusals.nameMissing } : {},
    call: ({ name }) => createTeam({ name, timeZone: deviceTimeZone() }),
    // By a full page load: all that the page knows is from before.
    onDone: (teamId: string) =>
      location.assign(`/manager/dashboard?${new URLSearchParams({ team: teamId })}`),
    fallback: staffMessages.changeFailed,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field
        name="name"
        label={t`Name of the new team`}
        autoComplete="off"
        required
        maxLength={MAX_TEAM_NAME_LENGTH}
        problem={problems.name}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" busy={busy && t`One moment...`} className="justify-self-start">
        <Trans>Begin a team</Trans>
      </Button>
    </form>
  )
}
