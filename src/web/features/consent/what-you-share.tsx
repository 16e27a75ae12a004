import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sharingMessages } from '#domain/consent/consent-messages.ts'
import type { OptionalScope } from '#domain/consent/consent.ts'
import type { Message } from '#domain/language/message.ts'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import { useWriting } from '#web/language/use-writing.ts'

const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: () => bodyOf(api.consents.$get()),
})

/** What an athlete agreed to, and the ways to change it; `leave` leads to the one way to end all of it. */
export function WhatYouShare({ leave }: { leave: ReactNode }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(consentsQuery)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed said={t`What you share could not be loaded.`} retry={refetch} />
  const { aiProvider, given } = data
  const { share, history, ai } = sharingMessages.scopes
  const since = (scope: string) => given.find((one) => one.scope === scope)?.since
  return (
    <ul className="-mt-3 divide-y divide-line">
      <Item title={share.title} text={share.text} since={since('share')}>
        {leave}
      </Item>
      <Item title={history.title} text={history.text} since={since('history')}>
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

type ItemProps = { title: Message; text: Message; since: string | undefined; children: ReactNode }

function Item({ title, text, since, children }: ItemProps) {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-medium">{t(title)}</p>
        <p className="mt-0.5 text-[15px] text-ink-2 [overflow-wrap:anywhere]">{t(text)}</p>
        <p className="mt-0.5 text-sm text-ink-3">
          {t(
            since
              ? sharingMessages.since(dateInWords(dayOnDevice(new Date(since))))
              : sharingMessages.notGiven,
          )}
        </p>
      </div>
      {children}
    </li>
  )
}

function ChangeButton({ scope, isGiven }: { scope: OptionalScope; isGiven: boolean }) {
  const { t } = useLingui()
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
    <Button busy={isPending && t`Saving...`} onClick={() => change()}>
      {t(isGiven ? withdraw : give)}
    </Button>
  )
}
