import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateInWords, dayOnDevice } from '#domain/calendar/day-label.ts'
import { sharingMessages } from '#domain/consent/consent-messages.ts'
import type { OptionalScope } from '#domain/consent/consent.ts'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: () => bodyOf(api.consents.$get()),
})

/** What an athlete agreed to, and the ways to change it; `leave` leads to the one way to end all of it. */
export function WhatYouShare({ leave }: { leave: ReactNode }) {
  const { data, isPending, refetch } = useQuery(consentsQuery)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed what="What you share" retry={refetch} />
  const { aiProvider, given } = data
  const { share, history, ai } = sharingMessages.scopes
  const since = (scope: string) => given.find((one) => one.scope === scope)?.since
  return (
    <ul className="-mt-3 divide-y divide-line">
      <Item {...share} since={since('share')}>
        {leave}
      </Item>
      <Item {...history} since={since('history')}>
        <ChangeButton scope="history" isGiven={since('history') !== undefined} />
      </Item>
      {(aiProvider || since('ai')) && (
        <Item title={ai.title} text={ai.text(aiProvider)} since={since('ai')}>
          <ChangeButton scope="ai" isGiven={since('ai') !== undefined} />
        </Item>
      )}
    </ul>
  )
}

type ItemProps = { title: string; text: string; since: string | undefined; children: ReactNode }

function Item({ title, text, since, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-medium">{title}</p>
        <p className="mt-0.5 text-[15px] text-ink-2 [overflow-wrap:anywhere]">{text}</p>
        <p className="mt-0.5 text-sm text-ink-3">
          {since
            ? sharingMessages.since(dateInWords(dayOnDevice(new Date(since))))
            : sharingMessages.notGiven}
        </p>
      </div>
      {children}
    </li>
  )
}

function ChangeButton({ scope, isGiven }: { scope: OptionalScope; isGiven: boolean }) {
  const queryClient = useQueryClient()
  const { mutate: change, isPending } = useSingleMutation({
    mutationFn: () => bodyOf(api.consents[':scope'].$put({ param: { scope }, json: { given: !isGiven } })),
    onSuccess: (now) => {
      queryClient.setQueryData(consentsQuery.queryKey, now)
      showToast('success', sharingMessages[isGiven ? 'withdrawn' : 'given'][scope])
    },
    onError: () => {
      showToast('error', sharingMessages.failed)
      void queryClient.invalidateQueries(consentsQuery)
    },
  })
  const { give, withdraw } = sharingMessages.scopes[scope]
  return (
    <Button busy={isPending && 'Saving...'} onClick={() => change()}>
      {isGiven ? withdraw : give}
    </Button>
  )
}
