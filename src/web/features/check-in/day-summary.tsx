import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { wallClockIn } from '#domain/calendar/local-day.ts'
import { placeName } from '#domain/calendar/time-zone.ts'
import type { Day } from '#domain/check-in/day.ts'
import type { FormStatus } from '#domain/form-window/form-status.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { SLOTS, TRAINING_TYPE_LABELS } from '#domain/training-session/training-session.ts'
import { unitLoadOf } from '#domain/training-session/unit-load.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AnswerList } from './answer-list.tsx'
import { PART_LABELS } from './checklist.ts'
import { PartState } from './part.tsx'
import type { DayPart } from './today.ts'
import { useWriting } from '#web/language/use-writing.ts'

type DaySummaryProps = {
  day: Day
  waiting: DayPart[]
  /** Who has opened it. */
  openedBy: ReactNode
}

/** Everything that was given for the day; what the server does not have yet says so. */
export function DaySummary({ day, waiting, openedBy }: DaySummaryProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="summary-title" className="mt-8">
      <h2 id="summary-title" className="text-[17px]">
        <Trans>Today’s summary</Trans>
      </h2>
      <dl className="mt-3 divide-y divide-line rounded-l border border-line bg-surface">
        {waiting.includes('answers') && (
          <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
            <dt className="text-ink-3">{t(PART_LABELS.answers)}</dt>
            <dd>
              <PartState isWaiting />
            </dd>
          </div>
        )}
        <AnswerList day={day} />
        {SLOTS.map((slot) => {
          const session = day[slot]
          return (
            <div key={slot} className="grid grid-cols-[2.5rem_1fr] items-baseline px-4 py-3 sm:px-5">
              <dt className="text-ink-3">{t(PART_LABELS[slot])}</dt>
              <dd>
                {session ? (
                  <SessionLine session={session} />
                ) : (
                  <p className="text-ink-3">
                    <Trans>Not reported</Trans>
                  </p>
                )}
                {waiting.includes(slot) && (
                  <p className="mt-1.5">
                    <PartState isWaiting />
                  </p>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {openedBy}
    </section>
  )
}

/** A session that is given: what it was, and its load. Rest is a word, not a zero. */
export function SessionLine({ session }: { session: SessionAnswer }) {
  const { t } = useLingui()
  if (session.kind === 'rested')
    return (
      <p className="text-ink-2">
        <Trans>Rest</Trans>
      </p>
    )
  const { trainingType, rpe, durationMin } = session
  return (
    <p className="flex items-baseline justify-between gap-4 tabular-nums">
      <span className="min-w-0">
        {t(TRAINING_TYPE_LABELS[trainingType])}
        <span className="block text-sm text-ink-3">
          <Trans>
            RPE {rpe} · {durationMin} min
          </Trans>
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className="font-semibold">{unitLoadOf(session)}</span>
        <span className="block text-sm text-ink-3">
          <Trans>unit load</Trans>
        </span>
      </span>
    </p>
  )
}

type DayHeadingProps = { day: string; formStatus: FormStatus; now: Date }

export function DayHeading({ day, formStatus, now }: DayHeadingProps) {
  const { longDay } = useWriting()
  const { isOpen, manuallyClosed, openTime, closeTime, timeZone } = formStatus
  const { t } = useLingui()
  const time = `${isOpen ? closeTime : openTime}${placeOf(timeZone, now)}`
  return (
    <header className="flex items-end justify-between gap-4">
      <div>
        <h1 className="text-[30px]">
          <Trans>Daily Check-in</Trans>
        </h1>
        <p className="mt-0.5 text-[15px] text-ink-3">
          <time dateTime={day}>{longDay(day)}</time>
        </p>
      </div>
      <div className="shrink-0 text-end">
        {isOpen ? (
          <Badge tone="good">
            <Trans>Forms Open</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Forms Closed</Trans>
          </Badge>
        )}
        <p className="mt-1 min-h-5 text-[13px] text-ink-3 tabular-nums">
          {isOpen && t`until ${time}`}
          {!isOpen && !manuallyClosed && t`opens at ${time}`}
        </p>
      </div>
    </header>
  )
}

/** The team's times are on the team's clock; an athlete whose own shows another time is told where. */
function placeOf(timeZone: string, now: Date): string {
  if (wallClockIn(deviceTimeZone(), now).time === wallClockIn(timeZone, now).time) return ''
  return ` ${placeName(timeZone)}`
}
