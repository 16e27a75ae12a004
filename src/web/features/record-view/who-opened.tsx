import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordViewMessages } from '#domain/record-view/record-view-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { viewsQuery } from './record-view-api.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** The list on the account page; what follows `before` is the page after that entry. */
export function WhoOpened({ before }: { before?: string }) {
  const { longDay, fullMoment } = useWriting()
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(viewsQuery(before ? { before } : {}))
  const [isMoreShown, setMoreShown] = useState(false)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed said={t`Who opened your data could not be loaded.`} retry={refetch} />
  const last = data.views.at(-1)
  if (!last) return <p className="text-[15px] text-ink-2">{t(recordViewMessages.nobody)}</p>
  return (
    <>
      <ul className="divide-y divide-line not-first:border-t not-first:border-line first:-mt-3">
        {data.views.map(({ id, viewerName, scope, day, lastAt }) => (
          <li key={id} className="py-3">
            <p className="font-medium [overflow-wrap:anywhere]">
              <bdi>{viewerName}</bdi>
            </p>
            <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-[15px] text-ink-2">
              <span>{t(recordViewMessages.opened(scope, longDay(day)))}</span>
              <time dateTime={lastAt} className="text-ink-3 tabular-nums">
                {fullMoment(new Date(lastAt))}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {data.hasMore && isMoreShown && <WhoOpened before={last.id} />}
      {data.hasMore && !isMoreShown && (
        <Button className="mt-3" onClick={() => setMoreShown(true)}>
          {t(recordViewMessages.more)}
        </Button>
      )}
    </>
  )
}
