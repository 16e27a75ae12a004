import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { lastSaidFirst } from '#domain/day-reply/day-reply.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import type { DayReply } from '#domain/day-reply/day-reply-schemas.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { ownRepliesQuery, saidLatelyQuery, sendAnswer } from './day-reply-api.ts'
import { ReplyForm } from './reply-form.tsx'
import { Said } from './said.tsx'

/** Below what an athlete gave for a day: what the staff said of it; nothing until somebody has. */
export function OwnReplies({ day }: { day: string }) {
  const { data } = useQuery(ownRepliesQuery({ day }))
  const { t } = useLingui()
  const replies = data?.replies.toReversed() ?? []
  return (
    <section aria-label={t(replyMessages.title)} aria-live="polite" className="empty:hidden">
      {replies.length > 0 && (
        <ul className={`mt-4 ${listLook}`}>
          {replies.map((reply) => (
            <Answerable key={reply.id} reply={reply} />
          ))}
        </ul>
      )}
    </section>
  )
}

const listLook = 'divide-y divide-line rounded-l border border-line bg-surface *:px-4 *:py-3 sm:*:px-5'

type SaidLatelyProps = {
  /** The day of the form. */
  today: LocalDay
  /** What was said of it stands with its answers already. */
  isTodayShown: boolean
}

/** Below the athlete's day: what the staff said lately of the days before; nothing if nobody has. */
export function SaidLately({ today, isTodayShown }: SaidLatelyProps) {
  const { data } = useQuery(saidLatelyQuery)
  const { t } = useLingui()
  const { weekdayAndDay } = useWriting()
  const replies = lastSaidFirst(data?.replies ?? []).filter(({ day }) => !isTodayShown || day !== today)
  const dayInWords = (day: string) => {
    if (day === today) return t`Today`
    return day === addDays(today, -1) ? t`Yesterday` : weekdayAndDay(day)
  }
  return (
    <section aria-label={t(replyMessages.lately)} aria-live="polite" className="mt-8 empty:hidden">
      {replies.length > 0 && (
        <>
          <h2 className="text-[17px]">{t(replyMessages.lately)}</h2>
          <ul className={`mt-3 ${listLook}`}>
            {replies.map((reply) => (
              <Answerable key={reply.id} reply={reply} ofDay={dayInWords(reply.day)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type AnswerableProps = {
  reply: DayReply
  /** The day it was said of, where that is not plain from its place. */
  ofDay?: ReactNode
}

function Answerable({ reply, ofDay }: AnswerableProps) {
  const { t } = useLingui()
  const [isAnswering, setAnswering] = useState(false)
  const { id, by, repliedAt, mayAnswer } = reply
  const name = by ?? t(replyMessages.formerCoach)
  return (
    <Said reply={reply} ofDay={ofDay} isOwn>
      {mayAnswer && repliedAt && !isAnswering && (
        <Button className="mt-2" aria-label={t`Answer ${name}`} onClick={() => setAnswering(true)}>
          <Trans>Answer</Trans>
        </Button>
      )}
      {mayAnswer && repliedAt && isAnswering && (
        <ReplyForm
          label={t`Your answer`}
          hint={t(replyMessages.whoReadsAnswer)}
          send={(text) => sendAnswer({ id, repliedAt }, text)}
          onDone={() => setAnswering(false)}
        />
      )}
    </Said>
  )
}

/** The list on the account page, also of teams that the athlete has left; what follows `before` is the page after that entry. */
export function AllReplies({ before }: { before?: string }) {
  const { longDay } = useWriting()
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(ownRepliesQuery(before ? { before } : {}))
  const [isMoreShown, setMoreShown] = useState(false)
  if (isPending) return <div className="h-12" />
  if (!data) return <LoadFailed said={t`What your coaches said could not be loaded.`} retry={refetch} />
  const last = data.replies.at(-1)
  if (!last) return <p className="text-[15px] text-ink-2">{t(replyMessages.nothingYet)}</p>
  const days = [...new Set(data.replies.map(({ day }) => day))]
  return (
    <>
      <div className="grid gap-5 not-first:mt-5">
        {days.map((day) => (
          <div key={day}>
            <h3 className="text-sm font-medium text-ink-3">
              <time dateTime={day}>{longDay(day)}</time>
            </h3>
            <ul className="mt-2 grid gap-3">
              {data.replies
                .filter((reply) => reply.day === day)
                .map((reply) => (
                  <Answerable key={reply.id} reply={reply} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      {data.hasMore && isMoreShown && <AllReplies before={last.id} />}
      {data.hasMore && !isMoreShown && (
        <Button className="mt-3" onClick={() => setMoreShown(true)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
