import { useLingui } from '@lingui/react/macro'
import { ChevronDown, MessageSquareText } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react'
import { clockTime } from '#domain/calendar/device-clock.ts'
import type { MatrixQuestion, MatrixRow as Row } from '#domain/check-in/squad-matrix.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { numberIn, numberLook } from './matrix-number.tsx'
import { ResponseDetails } from './response-details.tsx'
import { useNoteOpened } from './team-day-query.ts'

/** What of an athlete's day was corrected. */
export type CorrectionsOf = (of: AthleteDay & { day: string }) => ReactNode

/** Beside the name: that they cannot train fully. */
export type MarkOf = (of: AthleteDay['availability']) => ReactNode

type MatrixRowProps = {
  row: Row
  questions: readonly MatrixQuestion[]
  day: string
  /** Where many are asked, a phone has no room for more than the name and the numbers. */
  isDense: boolean
  correctionsOf: CorrectionsOf
  markOf: MarkOf
}

/** One athlete's day in a line: the numbers at a glance, every answer when opened. */
export function MatrixRow({ row, questions, day, isDense, correctionsOf, markOf }: MatrixRowProps) {
  const { athlete, cells, total, week } = row
  const { athleteName, avatarUrl, responses, answeredAt } = athlete
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  // The arrow turns at once; among 200 lines the answers take a moment longer.
  const showsDetails = useDeferredValue(isOpen)
  const detailsId = useId()
  const count = responses.length
  const orGap = count > 0
  return (
    <>
      <tr className="h-[33px] border-t border-line hover:bg-sunken/50">
        <th scope="row" className="py-0 ps-3 pe-2 font-normal sm:ps-6">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={showsDetails ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full min-w-0 items-center gap-2 rounded-s text-start outline-offset-[-2px]"
          >
            <span className={`contents *:size-6 *:text-[10px] ${isDense ? 'max-sm:hidden' : ''}`}>
              <Avatar fullName={athleteName} url={avatarUrl} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-1.5">
                <bdi className="truncate [text-align:match-parent] text-sm leading-[17px] font-semibold">
                  {athleteName}
                </bdi>
                {markOf(athlete.availability)}
              </span>
              <span className="block truncate text-xs leading-[14px] text-ink-3">
                {t(msg('{count, plural, one {# response} other {# responses}}', { count }))}
                {answeredAt && <span className="max-sm:hidden"> · {clockTime(new Date(answeredAt))}</span>}
                {responses.some(({ metricType }) => metricType === 'text') && (
                  <>
                    {' '}
                    <MessageSquareText
                      aria-label={t`with a note`}
                      size={12}
                      className="inline align-[-1px]"
                    />
                  </>
                )}
              </span>
            </span>
            <ChevronDown
              aria-hidden
              size={16}
              className={`shrink-0 text-ink-3 transition-transform max-sm:hidden ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </th>
        {questions.map(({ metricId }) => (
          <td key={metricId} className={numberLook}>
            {numberIn(cells.get(metricId), t, { orGap })}
          </td>
        ))}
        {questions.length > 1 && (
          <td className={`${numberLook} ${isDense ? 'max-sm:hidden' : ''}`}>
            {numberIn(total, t, { orGap })}
          </td>
        )}
        <SessionCell row={row} />
        <td className="py-0 pe-6 text-end max-sm:hidden">
          <span className="inline-block align-middle *:h-[22px] *:w-16">
            <Sparkline values={week} />
          </span>
        </td>
      </tr>
      {/* On the page of a large team most of the markup would be answers that the coach has not opened. */}
      {showsDetails && (
        <tr id={detailsId}>
          <OpenedDay
            row={row}
            questions={questions}
            day={day}
            isDense={isDense}
            correctionsOf={correctionsOf}
          />
        </tr>
      )}
    </>
  )
}

/** The athlete is told that it was opened. */
function OpenedDay({ row, questions, day, isDense, correctionsOf }: Omit<MatrixRowProps, 'markOf'>) {
  const { athleteId, responses, AM, PM } = row.athlete
  const isWide = useMedia('(min-width: 40rem)')
  const noteOpened = useNoteOpened()
  const given = responses.length + [AM, PM].filter(Boolean).length
  useEffect(() => {
    // Again with what comes while it is open.
    if (given > 0) noteOpened({ athleteId, day })
  }, [noteOpened, athleteId, day, given])
  const hasTotal = questions.length > 1 && (isWide || !isDense)
  // Of those that are shown: each one too many would be a column of its own, as wide as the others.
  const columns = 1 + questions.length + (hasTotal ? 1 : 0) + (isWide ? 2 : 0)
  return (
    <td colSpan={columns} className="p-0">
      <ResponseDetails row={row} corrections={correctionsOf({ ...row.athlete, day })} />
    </td>
  )
}

/** The day's load and what it is made of; rest and silence are words, not zeros. */
function SessionCell({ row: { athlete, load } }: { row: Row }) {
  const { AM, PM } = athlete
  const { whole } = useWriting()
  const { t } = useLingui()
  const lines = [describe('AM', AM), describe('PM', PM)].flatMap((line) => (line ? t(line) : []))
  return (
    <td className="px-2 py-0 text-end tabular-nums max-sm:hidden xl:text-start">
      {lines.length > 0 ? (
        <span className="inline-flex items-center gap-2">
          <b className="min-w-10 text-end font-semibold">{whole(load ?? 0)}</b>
          <span className="text-start text-xs leading-[14px] whitespace-nowrap text-ink-3 max-xl:hidden">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </span>
      ) : (
        <span className="text-xs text-ink-3">
          {load === null ? (
            <>
              <span aria-hidden>–</span>
              <span className="sr-only">{t`Sessions not reported`}</span>
            </>
          ) : (
            t`Rest day`
          )}
        </span>
      )}
    </td>
  )
}

function describe(slot: 'AM' | 'PM', session: AthleteDay['AM']): Message | null {
  if (session?.kind !== 'trained') return null
  const { rpe, durationMin } = session
  return msg('{slot} · RPE {rpe} · {durationMin} min', { slot, rpe, durationMin })
}
