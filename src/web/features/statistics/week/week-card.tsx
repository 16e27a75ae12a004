import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Printer, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { trainingWeek, type TrainingWeek } from '#domain/load/week.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import { weekQuery, type Whose } from '../statistics-api.ts'
import './print.css'
import { type CorrectionOf, WEEK_TITLE, WeekBanner, WeekTable } from './week-table.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type WeekCardProps = {
  whose: Whose
  fullName: string
  week: LocalDay | undefined
  /** Without a Monday: the week to begin with. */
  onWeek: (monday: LocalDay | undefined) => void
  /** What corrects a day; null for a day that is not the reader's to correct. */
  correctionOf: CorrectionOf
}

export function WeekCard({ whose, fullName, week: monday, onWeek, correctionOf }: WeekCardProps) {
  const { t } = useLingui()
  const { data, isError, isPlaceholderData, refetch } = useQuery(weekQuery(whose, monday))
  const week = data && trainingWeek(data.sessions, data.monday)
  return (
    <section
      data-print
      aria-label={t(WEEK_TITLE)}
      aria-busy={isPlaceholderData}
      className="overflow-hidden rounded-l border border-line bg-surface"
    >
      {!data && !isError && <Loading label={t`Loading the week...`} className="h-[52.5rem]" />}
      {!data && isError && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed said={t`The week could not be loaded.`} retry={refetch} />
        </div>
      )}
      {data && week && (
        <>
          <p className="hidden text-lg font-semibold print:block">
            <bdi>{fullName}</bdi>
          </p>
          <WeekNavigator
            week={week}
            hasNext={data.nextHasSession}
            onPrevious={() => onWeek(addDays(data.monday, -7))}
            onNext={() => onWeek(addDays(data.monday, 7))}
            onLatest={data.monday === data.initialMonday ? null : () => onWeek(undefined)}
          />
          <WeekBanner>
            <button
              type="button"
              onClick={() => print()}
              className="-me-2 inline-flex shrink-0 items-center gap-2 rounded-s px-2 py-1.5 text-sm font-semibold transition-colors hover:bg-[#fff]/15 focus-visible:outline-[#fff] print:hidden"
            >
              <Printer aria-hidden size={16} />
              <Trans>Print</Trans>
            </button>
          </WeekBanner>
          <WeekTable week={week} label={t(WEEK_TITLE)} correctionOf={correctionOf} />
        </>
      )}
    </section>
  )
}

type WeekNavigatorProps = {
  week: TrainingWeek
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** Null where that is the week shown. */
  onLatest: (() => void) | null
}

function WeekNavigator({ week, hasNext, onPrevious, onNext, onLatest }: WeekNavigatorProps) {
  const { weekRange } = useWriting()
  const { t } = useLingui()
  const hintId = useId()
  return (
    <div className="grid grid-cols-2 items-center gap-3 px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5 print:block print:px-0 print:pt-0">
      <Button onClick={onPrevious} className="max-sm:gap-1.5 max-sm:px-1 max-sm:text-sm print:hidden">
        <ArrowLeft aria-hidden size={17} className="rtl:-scale-x-100" />
        <Trans>Previous Week</Trans>
      </Button>
      <div className="min-h-[4.5rem] content-center text-center leading-snug print:min-h-0 print:text-start max-sm:order-first max-sm:col-span-2">
        <p role="status" className="font-semibold tabular-nums">
          {weekRange(week.monday, week.sunday)}
        </p>
        {week.sessions > 0 && (
          <p className="text-[13px] text-ink-3">{t(statisticsMessages.sessionsThisWeek(week.sessions))}</p>
        )}
        {!hasNext && (
          <p id={hintId} className="text-[13px] text-ink-3 print:hidden">
            {t(statisticsMessages.nextWeekEmpty)}
          </p>
        )}
        {onLatest && (
          <button
            type="button"
            onClick={onLatest}
            className="inline-flex items-center gap-1 rounded-s px-1 text-[13px] font-semibold text-brand hover:underline print:hidden"
          >
            <Undo2 aria-hidden size={13} />
            <Trans>Latest week</Trans>
          </button>
        )}
      </div>
      <Button
        unavailable={!hasNext}
        aria-describedby={hasNext ? undefined : hintId}
        title={hasNext ? undefined : t(statisticsMessages.nextWeekEmpty)}
        onClick={hasNext ? onNext : undefined}
        className="max-sm:gap-1.5 max-sm:px-1 max-sm:text-sm print:hidden"
      >
        <Trans>Next Week</Trans>
        <ArrowRight aria-hidden size={17} className="rtl:-scale-x-100" />
      </Button>
    </div>
  )
}
