import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { REMINDER_LEADS_MIN, type ReminderLeadMin } from '#domain/reminder/reminder-due.ts'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import type { ReminderSettings } from '#domain/reminder/reminder.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { setTeamReminders, teamRemindersQuery } from './reminder-api.ts'

/** Saved as soon as it is chosen. */
export function TeamReminders() {
  const { t } = useLingui()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(teamRemindersQuery(teamId))
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useSingleMutation({
    mutationFn: (settings: ReminderSettings) => setTeamReminders(teamId, settings),
    onSuccess: (settings) => queryClient.setQueryData(teamRemindersQuery(teamId).queryKey, settings),
    onError: (error) => {
      const { failure } = wordsOf(error, reminderMessages.notSaved)
      if (failure) showToast('error', failure.message)
    },
  })
  if (isPending) return <div className="h-32" />
  if (!data) return <LoadFailed said={t(reminderMessages.notLoaded)} retry={refetch} />
  const shown = isSaving ? variables : data
  return (
    <div className="grid gap-5">
      <SelectField
        label={t(reminderMessages.beforeClosing)}
        value={shown.beforeClosingMin}
        disabled={isSaving}
        onChange={({ currentTarget }) =>
          mutate({ ...data, beforeClosingMin: Number(currentTarget.value) as ReminderLeadMin })
        }
        className="max-w-80"
      >
        {REMINDER_LEADS_MIN.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t(reminderMessages.lead(minutes))}
          </option>
        ))}
      </SelectField>
      <p className="-mt-3 text-sm text-ink-3">{t(reminderMessages.quietBefore)}</p>
      <CheckboxField
        label={t(reminderMessages.atOpening)}
        checked={shown.atOpening}
        disabled={isSaving}
        onChange={() => mutate({ ...data, atOpening: !data.atOpening })}
      />
    </div>
  )
}
