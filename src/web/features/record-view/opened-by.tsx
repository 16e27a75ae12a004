import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { openedBy } from '#domain/record-view/opened-by.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { viewsQuery } from './record-view-api.ts'
import { clockTime } from '#domain/calendar/device-clock.ts'

/** Below the answers of a day: who of the staff has opened them; nothing until somebody has. */
export function OpenedBy({ day }: { day: string }) {
  const { data } = useQuery(viewsQuery({ answersOf: day }))
  const { listed } = useWriting()
  const { t } = useLingui()
  const views = data?.views ?? []
  const [last] = views
  const names = [...new Set(views.map(({ viewerName }) => viewerName))]
  return (
    <p aria-live="polite" className="mt-2 px-1 text-sm text-ink-3 [overflow-wrap:anywhere] empty:hidden">
      {last && openedBy(names, clockTime(new Date(last.lastAt)), { t, listed })}
    </p>
  )
}
