import { sampleWeek } from '#web/features/landing/sample-week.ts'
import { WeekBanner } from '#web/features/statistics/week/week-banner.tsx'
import { WeekTable } from '#web/features/statistics/week/week-table.tsx'

const week = sampleWeek()

/** The weekly RPE table with a made-up week, for the landing page. */
export function SampleWeekCard() {
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface">
      <WeekBanner />
      <WeekTable week={week} label="Sample week" />
    </div>
  )
}
