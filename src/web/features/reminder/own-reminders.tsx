import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { zoneLabel } from '#domain/calendar/time-zone.ts'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import type { ReminderChoices } from '#domain/reminder/reminder.ts'
import { chooseReminders, ownRemindersQuery } from '#web/api/own-reminders.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { useNow } from '#web/ui/use-now.ts'

type OwnRemindersProps = {
  /** Whether the server reminds on devices too. */
  isPushOffered: boolean
  /** Which ones do. */
  devices: ReactNode
}

export function OwnReminders({ isPushOffered, devices }: OwnRemindersProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(ownRemindersQuery)
  if (isPending) return <div className="h-56" />
  if (!data) return <LoadFailed said={t(reminderMessages.notLoaded)} retry={refetch} />
  return (
    <div className="grid gap-8">
      <ChoicesForm choices={data} isPushOffered={isPushOffered} />
      {(data.byPush || !isPushOffered) && devices}
    </div>
  )
}

type Values = { byMail?: string; byPush?: string; quietFrom: string; quietTo: string }
type ChoicesFormProps = { choices: ReminderChoices; isPushOffered: boolean }

function ChoicesForm({ choices, isPushOffered }: ChoicesFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const now = useNow()
  const zone = zoneLabel(choices.timeZone ?? deviceTimeZone(), now)
  const { problems, failure, busy, onSubmit, result } = useFormMutation({
    check: ({ quietFrom, quietTo }: Values) => {
      if (!quietFrom) return { quietFrom: reminderMessages.missingTime }
      if (!quietTo) return { quietTo: reminderMessages.missingTime }
      return quietFrom === quietTo ? { quietTo: reminderMessages.equalTimes } : {}
    },
    // Where the athlete is when they choose is where their nights are.
    call: ({ byMail, byPush, quietFrom, quietTo }) =>
      chooseReminders({
        byMail: byMail === 'on',
        byPush: isPushOffered ? byPush === 'on' : choices.byPush,
        quietFrom,
        quietTo,
        timeZone: deviceTimeZone(),
      }),
    onDone: (chosen) => queryClient.setQueryData(ownRemindersQuery.queryKey, chosen),
    fallback: reminderMessages.notSaved,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <div className="grid gap-3">
        <CheckboxField name="byMail" label={t(reminderMessages.byMail)} defaultChecked={choices.byMail} />
        {isPushOffered && (
          <CheckboxField
            name="byPush"
            label={t(reminderMessages.byPush)}
            hint={t(reminderMessages.byPushFirst)}
            defaultChecked={choices.byPush}
          />
        )}
      </div>
      <div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-3 sm:max-w-96">
          <Field
            name="quietFrom"
            label={t(reminderMessages.quietFrom)}
            type="time"
            required
            defaultValue={choices.quietFrom}
            problem={problems.quietFrom}
          />
          <Field
            name="quietTo"
            label={t(reminderMessages.quietTo)}
            type="time"
            required
            defaultValue={choices.quietTo}
            problem={problems.quietTo}
          />
        </div>
        <p className="mt-2 text-sm text-ink-3">
          <Trans>On the clock of {zone}</Trans>
        </p>
      </div>
      {failure ? (
        <FailureBanner failure={failure} />
      ) : (
        result && <Banner tone="good">{t(reminderMessages.saved)}</Banner>
      )}
      <Button type="submit" look="primary" busy={busy && t`Saving...`} className="justify-self-start">
        <Trans>Save reminders</Trans>
      </Button>
    </form>
  )
}
