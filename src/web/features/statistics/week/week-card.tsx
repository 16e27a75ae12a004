import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { addDays } from '#domain/calendar/wall-clock.ts'
import { trainingWeek } from '#domain/load/training-week.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import { weekQuery } from '../statistics-queries.ts'
import { WEEK_TITLE, WeekBanner } from './week-banner.tsx'
import { WeekNavigator } from './week-navigator.tsx'
import { WeekTable } from './week-table.tsx'
import './print.css'

type WeekCardProps = {
  whose: { athleteId: string; isOwn: boolean }
  fullName: string
  week: LocalDay | undefined
  /** Without a Monday: the week to begin with. */
  onWeek: (monday: LocalDay | undefined) => void
}

export function WeekCard({ whose, fullName, week: monday, onWeek }: WeekCardProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(weekQuery(whose, monday))
  const week = data && trainingWeek(data.sessions, data.monday)
  return (
    <section
      data-print
      aria-label={WEEK_TITLE}
      aria-busy={isPlaceholderData}
      className="overflow-hidden rounded-l border border-line bg-surface"
    >
      {!data && !isError && <Loading what="the week" className="h-[52.5rem]" />}
      {!data && isError && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed what="The week" retry={refetch} />
        </div>
      )}
      {data && week && (
        <>
          <p className="hidden text-lg font-semibold print:block">{fullName}</p>
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
              className="-mr-2 inline-flex shrink-0 items-center gap-2 rounded-s px-2 py-1.5 text-sm font-semibold transition-colors hover:bg-[#fff]/15 focus-visible:outline-[#fff] print:hidden"
            >
              <Printer aria-hidden size={16} />
              Print
            </button>
          </WeekBanner>
          <WeekTable week={week} label={WEEK_TITLE} />
        </>
      )}
    </section>
  )
}
