import { useInfiniteQuery } from '@tanstack/react-query'
import { clockTime, dayOnDevice, fullDay } from '#domain/calendar/day-label.ts'
import { recordViewMessages } from '#domain/record-view/record-view-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { allViewsQuery } from './record-view-api.ts'

/** The list on the account page. */
export function WhoOpened() {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(allViewsQuery)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed what="Who opened your data" retry={refetch} />
  const views = data.pages.flatMap((page) => page.views)
  if (views.length === 0) return <p className="text-[15px] text-ink-2">{recordViewMessages.nobody}</p>
  return (
    <>
      <ul className="-mt-3 divide-y divide-line">
        {views.map(({ id, viewerName, scope, day, lastAt }) => (
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
      {hasNextPage && (
        <Button
          className="mt-3"
          busy={isFetchingNextPage && 'Loading...'}
          onClick={() => void fetchNextPage()}
        >
          {recordViewMessages.more}
        </Button>
      )}
    </>
  )
}

const dayAndTime = (moment: Date) => `${fullDay(dayOnDevice(moment))}, ${clockTime(moment)}`
