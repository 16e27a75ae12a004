import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockTime, dayOnDevice, fullDay } from '#domain/calendar/day-label.ts'
import { recordViewMessages } from '#domain/record-view/record-view-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { viewsQuery } from './record-view-api.ts'

/** The list on the account page; what follows `before` is the page after that entry. */
export function WhoOpened({ before }: { before?: string }) {
  const { data, isPending, refetch } = useQuery(viewsQuery(before ? { before } : {}))
  const [isMoreShown, setMoreShown] = useState(false)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed what="Who opened your data" retry={refetch} />
  const last = data.views.at(-1)
  if (!last) return <p className="text-[15px] text-ink-2">{recordViewMessages.nobody}</p>
  return (
    <>
      <ul className="divide-y divide-line not-first:border-t not-first:border-line first:-mt-3">
        {data.views.map(({ id, viewerName, scope, day, lastAt }) => (
          <li key={id} className="py-3">
            <p className="font-medium [overflow-wrap:anywhere]">{viewerName}</p>
            <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-[15px] text-ink-2">
              <span>{recordViewMessages.opened(scope, day)}</span>
              <time dateTime={lastAt} className="text-ink-3 tabular-nums">
                {dayAndTime(new Date(lastAt))}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {data.hasMore && isMoreShown && <WhoOpened before={last.id} />}
      {data.hasMore && !isMoreShown && (
        <Button className="mt-3" onClick={() => setMoreShown(true)}>
          {recordViewMessages.more}
        </Button>
      )}
    </>
  )
}

const dayAndTime = (moment: Date) => `${fullDay(dayOnDevice(moment))}, ${clockTime(moment)}`
