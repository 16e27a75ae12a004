import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addDays } from '#domain/calendar/local-day.ts'
import { type Weekday, WEEKDAYS } from '#domain/health-problem/health-round.ts'
import { roundSettingMessages } from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { roundQuery, setRound } from './team-health-api.ts'

const ANY_SUNDAY = '2026-11-15'

/** On which weekday athletes are asked about health problems. Saved as soon as it is chosen. */
export function RoundSetting() {
  const { t } = useLingui()
  const { weekdayOf } = useWriting()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(roundQuery(teamId))
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useSingleMutation({
    mutationFn: (weekday: Weekday | null) => setRound(teamId, weekday),
    onSuccess: (round) => queryClient.setQueryData(roundQuery(teamId).queryKey, round),
    onError: (error) => {
      const { failure } = wordsOf(error, roundSettingMessages.notSaved)
      if (failure) showToast('error', failure.message)
    },
  })
  if (isPending) return <div className="h-20" />
  if (!data) return <LoadFailed said={t(roundSettingMessages.notLoaded)} retry={refetch} />
  const shown = isSaving ? variables : data.weekday
  return (
    <SelectField
      label={t(roundSettingMessages.day)}
      value={shown ?? ''}
      disabled={isSaving}
      onChange={({ currentTarget: { value } }) => mutate(value === '' ? null : (Number(value) as Weekday))}
      className="max-w-80"
    >
      <option value="">{t(roundSettingMessages.none)}</option>
      {WEEKDAYS.map((weekday) => (
        <option key={weekday} value={weekday}>
          {weekdayOf(addDays(ANY_SUNDAY, weekday))}
        </option>
      ))}
    </SelectField>
  )
}
