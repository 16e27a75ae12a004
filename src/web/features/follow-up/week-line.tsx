import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { followUpWords } from '#domain/follow-up/follow-up.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { followUpQuery } from './follow-up-api.ts'

/** Whether athletes hear back: what of this week's check-ins was opened and answered. */
export default function WeekLine() {
  const { t } = useLingui()
  const { data } = useQuery(followUpQuery(useTeamId()))
  const writing = useWriting()
  const words = data && followUpWords(data, writing)
  if (!words) return null
  return <p className="px-4 pt-3 text-sm text-ink-3 sm:px-6">{t(words)}</p>
}
