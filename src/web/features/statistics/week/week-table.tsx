import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { msg } from '#domain/language/message.ts'
import type { ReportedSession } from '#domain/load/day-records.ts'
import { isHighMonotony, type TrainingWeek, type WeekDay, type WeekFigures } from '#domain/load/week.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { SLOTS, TRAINING_TYPE_LABELS } from '#domain/training-session/training-session.ts'
import { unitLoadOf } from '#domain/training-session/unit-load.ts'
import { useWriting } from '#web/language/use-writing.ts'

const COLUMNS = [
  msg('DAY'),
  msg('AM/PM'),
  msg('Type of Session'),
  msg('RPE (1-10)'),
  msg('Duration (min)'),
  msg('Unit Load'),
  msg('DAILY LOAD'),
]
const TYPE = 2
const FIRST_NUMBER = 3

/** Narrow, so that a whole week is seen on a phone; below that it scrolls under its days. */
const cell = 'px-[3px] py-1.5 sm:px-3'
const stickyDay = 'sticky start-0 z-1 bg-surface'

export type CorrectionOf = (day: LocalDay) => (() => void) | null

type WeekTableProps = { week: TrainingWeek; label: string; correctionOf?: CorrectionOf }

export function WeekTable({ week, label, correctionOf }: WeekTableProps) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls it by keyboard only if it can have the focus
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-[12.5px] sm:text-[14.5px]">
        <thead>
          <tr className="border-b border-line-strong align-bottom text-[10px] text-ink-3 sm:text-[11.5px]">
            {COLUMNS.map((column, index) => (
              <th
                key={t(column)}
                scope="col"
                className={`${cell} leading-tight font-semibold ${index < FIRST_NUMBER ? 'text-start' : 'text-end'} ${index === 0 ? `ps-2.5 sm:ps-5 ${stickyDay}` : ''} ${index === TYPE ? 'sm:w-[30%]' : ''} last:pe-2.5 sm:last:pe-5`}
              >
                <Head text={t(column)} />
              </th>
            ))}
          </tr>
        </thead>
        {week.days.map((day) => (
          <DayRows key={day.record.date} day={day} onCorrect={correctionOf?.(day.record.date) ?? null} />
        ))}
        <Footer figures={week.figures} />
      </table>
    </div>
  )
}

/** Breaks between words only, never within '(1-10)'. */
function Head({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words never move
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
}

function DayRows({ day, onCorrect }: { day: WeekDay; onCorrect: (() => void) | null }) {
  const { shortDay, weekdayOf, shortWeekdayOf, whole } = useWriting()
  const { t } = useLingui()
  const { date } = day.record
  return (
    <tbody className="border-b border-line">
      {SLOTS.map((slot, index) => (
        <tr key={slot}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={2}
              className={`${cell} ps-2.5 align-top leading-snug font-semibold sm:ps-5 ${stickyDay}`}
            >
              <span className="max-sm:hidden">{weekdayOf(date)}</span>
              <span aria-hidden className="sm:hidden print:hidden">
                {shortWeekdayOf(date)}
              </span>
              <span className="sr-only sm:hidden">{weekdayOf(date)}</span>
              <span className="block text-[12px] font-normal whitespace-nowrap text-ink-3">
                {shortDay(date)}
              </span>
              {onCorrect && (
                <button
                  type="button"
                  onClick={onCorrect}
                  className="rounded-s text-[12px] text-brand hover:underline print:hidden"
                >
                  <Trans>Correct</Trans>
                </button>
              )}
            </th>
          )}
          <th scope="row" className={`${cell} font-normal`}>
            {slot === 'AM' ? t`AM` : t`PM`}
          </th>
          <SessionCells session={day[slot]} />
          {index === 0 && (
            <td
              rowSpan={2}
              className={`${cell} border-s border-line bg-sunken/60 pe-2.5 text-end font-bold sm:pe-5`}
            >
              {day.record.kind === 'not-reported' ? <Nothing /> : whole(day.dailyLoad)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

/** A declared rest is a load of 0; a session without a report is unknown. */
function SessionCells({ session }: { session: ReportedSession | null }) {
  const { whole } = useWriting()
  const { t } = useLingui()
  if (session?.kind === 'trained') {
    return (
      <>
        <td className={cell}>
          {t(TRAINING_TYPE_LABELS[session.trainingType])
            .split('/')
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && '/'}
                <wbr />
                {part}
              </Fragment>
            ))}
        </td>
        <td className={`${cell} text-end`}>{session.rpe}</td>
        <td className={`${cell} text-end`}>{session.durationMin}</td>
        <td className={`${cell} text-end`}>{whole(unitLoadOf(session))}</td>
      </>
    )
  }
  return (
    <>
      <td className={`${cell} text-ink-3 ${session ? '' : 'whitespace-nowrap italic'}`}>
        {session ? t`Rest` : t`Not reported`}
      </td>
      <td className={`${cell} text-end`}>
        <Nothing />
      </td>
      <td className={`${cell} text-end`}>
        <Nothing />
      </td>
      <td className={`${cell} text-end text-ink-3`}>{session ? 0 : <Nothing />}</td>
    </>
  )
}

const Nothing = () => <span className="font-normal text-ink-3">–</span>

function Footer({ figures }: { figures: WeekFigures }) {
  const { decimals, whole } = useWriting()
  const { t } = useLingui()
  const hint = !figures.hasMonotony
    ? figures.load > 0 && t`same load every day: no number can say how much alike they are`
    : isHighMonotony(figures.monotony) && t(statisticsMessages.daysAlike)
  const rows: [name: string, value: string, hint?: string | false][] = [
    [t`WEEKLY LOAD`, whole(figures.load)],
    [t`Mean Daily training Load`, whole(figures.mean)],
    [t`Standard Deviation`, whole(figures.deviation)],
    [t`TRAINING MONOTONY`, decimals(figures.monotony), hint],
    [t`STRAIN`, whole(figures.strain)],
  ]
  return (
    <tfoot className="border-t border-line-strong">
      {rows.map(([name, value, said]) => (
        <tr key={name} className="border-b border-line last:border-b-0">
          <th scope="row" colSpan={6} className={`${cell} py-2 text-end font-medium`}>
            {name}
            {said && <span className="block text-[12px] font-normal text-warn">{said}</span>}
          </th>
          <td className={`${cell} border-s border-line bg-sunken/60 py-2 pe-2.5 text-end font-bold sm:pe-5`}>
            {value}
          </td>
        </tr>
      ))}
    </tfoot>
  )
}

export const WEEK_TITLE = msg('RATE OF PERCEIVED EXERTION (RPE) WEEK')

/** On red, as the specification has it. */
export function WeekBanner({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flex items-center justify-between gap-3 bg-[#a51d17] px-4 text-[#fff] sm:px-5 print:border-t print:bg-transparent print:text-ink">
      <h2 className="py-3 text-[15px] tracking-[0.01em]">{t(WEEK_TITLE)}</h2>
      {children}
    </div>
  )
}
