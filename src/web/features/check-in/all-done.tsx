import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import { DaySummary } from './day-summary.tsx'
import type { DayPart, Today } from './today.ts'
import { useWriting } from '#web/language/use-writing.ts'

type AllDoneProps = {
  today: Today
  waiting: DayPart[]
  openedBy: ReactNode
  /** Whether the athlete can train. */
  availability: ReactNode
  remindCard: ReactNode
}

/** Done feels done: one quiet sentence, and what was given. What still waits is not called sent. */
export function AllDone(props: AllDoneProps) {
  const { waiting, openedBy, availability, remindCard } = props
  const { day, streakBefore } = props.today
  const { longDay } = useWriting()
  const { t } = useLingui()
  const isWaiting = waiting.length > 0
  const Icon = isWaiting ? Clock : CircleCheck
  return (
    <>
      <p className="text-[15px] text-ink-3">
        <time dateTime={day.day}>{longDay(day.day)}</time>
      </p>
      <h1 className="mt-5 grid justify-items-start gap-1">
        <Icon
          aria-hidden
          size={44}
          strokeWidth={1.75}
          className={`mb-2 -ms-1 ${isWaiting ? 'text-ink-3' : 'text-good'}`}
        />
        <span className="text-[30px]">
          <Trans>All Done!</Trans>
        </span>{' '}
        <span className="text-base font-normal tracking-normal text-ink-2">
          <Trans>You've completed all your check-ins for today.</Trans>
        </span>
      </h1>
      {isWaiting && <p className="mt-1 text-ink-2">{t(dayMessages.allDoneButWaiting)}</p>}
      <Streak before={streakBefore} />
      {availability}
      {!isWaiting && remindCard}
      <DaySummary day={day} waiting={waiting} openedBy={openedBy} />
    </>
  )
}

/** With today, which is done; one day alone is no streak. */
function Streak({ before }: { before: number | null }) {
  if (!before) return null
  const days = before + 1
  return (
    <p className="mt-4 text-ink-2">
      <Plural
        value={days}
        other={
          <Trans>
            <strong className="text-ink tabular-nums">#</strong> days in a row
          </Trans>
        }
      />
    </p>
  )
}
