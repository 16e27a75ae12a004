import { useQuery } from '@tanstack/react-query'
import { clockTimeSince } from '#domain/calendar/day-label.ts'
import { recordViewMessages } from '#domain/record-view/record-view-messages.ts'
import { useNow } from '#web/ui/use-now.ts'
import { answerViewsQuery } from './record-view-api.ts'

/** Below the answers of a day: who of the staff has opened them; nothing until somebody has. */
export function OpenedBy({ day }: { day: string }) {
  const { data: views = [] } = useQuery(answerViewsQuery(day))
  const now = useNow()
  const [last] = views
  const names = [...new Set(views.map(({ viewerName }) => viewerName))]
  return (
    <p aria-live="polite" className="mt-2 px-1 text-sm text-ink-3 [overflow-wrap:anywhere] empty:hidden">
      {last && recordViewMessages.openedBy(names, clockTimeSince(new Date(last.lastAt), now))}
    </p>
  )
}
