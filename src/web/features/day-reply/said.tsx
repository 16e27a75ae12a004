import { Trans, useLingui } from '@lingui/react/macro'
import { Feather, MessagesSquare, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockTime, dayOnDevice } from '#domain/calendar/device-clock.ts'
import { type Reaction, REACTION_WORDS } from '#domain/day-reply/day-reply.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import type { DayReply } from '#domain/day-reply/day-reply-schemas.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Beside the words, never in their place. */
export const REACTION_ICONS = {
  'well-done': ThumbsUp,
  'lets-talk': MessagesSquare,
  'take-it-easy': Feather,
} as const satisfies Record<Reaction, unknown>

const TONES = { 'well-done': 'good', 'lets-talk': 'neutral', 'take-it-easy': 'warn' } as const

type SaidProps = {
  reply: DayReply
  /** The athlete is the reader. */
  isOwn: boolean
  /** Above it: the day it was said of, where that is not plain from its place. */
  ofDay?: ReactNode
  /** Below it: what can be done with it. */
  children?: ReactNode
}

/** What one of the staff said of a day, and the athlete's answer. */
export function Said({ reply, isOwn, ofDay, children }: SaidProps) {
  const { t } = useLingui()
  const { day, by, isMine, reaction, reactedAt, text, repliedAt, answer, answeredAt } = reply
  const Icon = reaction && REACTION_ICONS[reaction]
  return (
    <li className="[overflow-wrap:anywhere]">
      {ofDay && (
        <p className="text-sm font-medium text-ink-3">
          <time dateTime={day}>{ofDay}</time>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        <b className="font-semibold text-ink">
          <bdi>{isMine ? t`You` : (by ?? t(replyMessages.formerCoach))}</bdi>
        </b>
        <Moment at={repliedAt ?? reactedAt} day={day} />
        {reaction && Icon && (
          <Badge tone={TONES[reaction]} mark={<Icon aria-hidden size={14} />}>
            {t(REACTION_WORDS[reaction])}
          </Badge>
        )}
      </p>
      {text && (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && (
        <div className="mt-2 border-s-[3px] border-line-strong ps-3">
          <p className="text-sm text-ink-3">
            {isOwn ? <Trans>Your answer</Trans> : <Trans>The athlete’s answer</Trans>}{' '}
            <Moment at={answeredAt} day={day} />
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
      {children}
    </li>
  )
}

/** On the day itself the time is enough. */
function Moment({ at, day }: { at: string | null; day: string }) {
  const { fullMoment } = useWriting()
  if (!at) return null
  const moment = new Date(at)
  return (
    <time dateTime={at} className="tabular-nums">
      {dayOnDevice(moment) === day ? clockTime(moment) : fullMoment(moment)}
    </time>
  )
}
