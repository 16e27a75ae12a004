import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { unitLoadOf } from '#domain/training-session/unit-load.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ResponseDetails } from './response-details.tsx'
import { useNoteOpened } from './team-day-query.ts'
import { clockTime } from '#domain/calendar/device-clock.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** What of an athlete's day was corrected. */
export type CorrectionsOf = (of: { athleteId: string; day: string }) => ReactNode

type AthleteRowProps = { athlete: AthleteDay; day: string; correctionsOf: CorrectionsOf }

/** One athlete's day: the numbers at a glance, every answer when opened. */
export function AthleteRow({ athlete, day, correctionsOf }: AthleteRowProps) {
  const { athleteId, athleteName, avatarUrl, responses, answeredAt, AM, PM } = athlete
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const noteOpened = useNoteOpened()
  const given = responses.length + [AM, PM].filter(Boolean).length
  useEffect(() => {
    // Again with what comes while it is open.
    if (isOpen && given > 0) noteOpened({ athleteId, day })
  }, [isOpen, noteOpened, athleteId, day, given])
  const count = responses.length
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-x-4 gap-y-3 px-4 py-3.5 hover:bg-sunken/50 sm:px-6 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_9.5rem_20px] lg:gap-x-3 [&::-webkit-details-marker]:hidden">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar fullName={athleteName} url={avatarUrl} />
            <div className="min-w-0 leading-snug">
              <p className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{athleteName}</bdi>
              </p>
              <p className="text-[13px] whitespace-nowrap text-ink-3">
                {t(msg('{count, plural, one {# response} other {# responses}}', { count }))}
                {answeredAt && ` · ${clockTime(new Date(answeredAt))}`}
              </p>
            </div>
          </div>
          <RatingChips responses={responses} />
          <SessionSummary AM={AM} PM={PM} />
          <ChevronDown
            aria-hidden
            size={20}
            className="text-ink-3 transition-transform group-open:rotate-180 max-lg:col-start-3 max-lg:row-start-1"
          />
        </summary>
        {/* On the page of a large team most of the markup would be answers that the coach has not opened. */}
        {isOpen && <ResponseDetails athlete={athlete} corrections={correctionsOf({ athleteId, day })} />}
      </details>
    </li>
  )
}

/** Low ratings stand out, always with the number and the metric's name beside the colour. */
const look = (rating: number) =>
  rating <= 1 ? 'bg-bad-soft text-bad' : rating === 2 ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink'

function RatingChips({ responses }: { responses: AthleteDay['responses'] }) {
  const ratings = responses.filter(({ metricType }) => metricType === 'rating')
  if (ratings.length === 0) return <span className="max-lg:hidden" />
  return (
    <dl className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-x-1 gap-y-2 max-lg:col-span-full max-lg:row-start-3">
      {ratings.map(({ id, metricTitle, rating }) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt
            className="line-clamp-2 text-xs leading-[1.2] text-ink-3 [overflow-wrap:anywhere]"
            title={metricTitle}
          >
            <bdi>{metricTitle}</bdi>
          </dt>
          <dd
            className={`mb-0.5 grid h-6 w-8 place-items-center rounded-s text-sm font-semibold tabular-nums ${look(rating ?? 3)}`}
          >
            {rating}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Slots = Pick<AthleteDay, 'AM' | 'PM'>

const load = (session: Slots['AM']) => (session ? unitLoadOf(session) : 0)

/** The day's load and what it is made of; rest and silence are words, not zeros. */
function SessionSummary({ AM, PM }: Slots) {
  const { whole } = useWriting()
  const { t } = useLingui()
  const lines = [describe('AM', AM), describe('PM', PM)].flatMap((line) => (line ? t(line) : []))
  if (lines.length === 0)
    return (
      <p className="text-end text-sm text-ink-3">{(AM ?? PM) ? t`Rest day` : t`Sessions not reported`}</p>
    )
  return (
    <div className="leading-snug max-lg:contents lg:text-end">
      <p className="text-end font-bold tabular-nums">
        <span className="sr-only">
          <Trans>Load</Trans>{' '}
        </span>
        {whole(load(AM) + load(PM))}
      </p>
      <div className="max-lg:col-span-full max-lg:row-start-2 max-lg:-mt-2 max-lg:ps-12">
        {lines.map((line) => (
          <p key={line} className="text-[13px] text-ink-2 tabular-nums">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

function describe(slot: 'AM' | 'PM', session: Slots['AM']): Message | null {
  if (session?.kind !== 'trained') return null
  const { rpe, durationMin } = session
  return msg('{slot} · RPE {rpe} · {durationMin} min', { slot, rpe, durationMin })
}
