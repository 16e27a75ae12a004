import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { acwr } from '#domain/load/acwr.ts'
import { countedRange } from '#domain/load/load-point.ts'
import { ratingAverages } from '#domain/load/rating-averages.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import { wellnessTotal } from '#domain/wellness/wellness-total.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { AcwrTrend } from './load/acwr-trend.tsx'
import { LoadTrend } from './load/load-trend.tsx'
import { Loading } from './loading.tsx'
import { OwnRatingTrend } from './ratings/own-rating-trend.tsx'
import { AverageOf } from './ratings/rating-trend.tsx'
import { AverageTotal, WellnessTotalTrend } from './ratings/wellness-total-trend.tsx'
import { athleteQuery, useRecentRange } from './statistics-api.ts'

/** How the last 30 days of one athlete went, to be shown beside what is said of them. */
export function RecentCharts({ athleteId }: { athleteId: string }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(
    athleteQuery({ athleteId, teamId: useTeamId() }, useRecentRange(), 'rolling'),
  )
  if (isPending) return <Loading label={t`Loading the charts...`} className="h-[34rem]" />
  if (!data) return <LoadFailed said={t`The charts could not be loaded.`} retry={refetch} />
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
      <Load {...data} />
      <Ratings athleteId={athleteId} {...data} />
    </div>
  )
}

type Recent = AthleteStatistics & { range: DateRange }

function Load({ today, reports, recordedSince, range }: Recent) {
  const { t } = useLingui()
  if (reports.length === 0) return <Nothing>{t(statisticsMessages.noLoad)}</Nothing>
  const points = acwr(reports, { ...countedRange(reports, range, today), recordedSince })
  return (
    <>
      <div>
        <h3 className="text-[17px]">
          <Trans>ACWR Trend</Trans>
        </h3>
        <p className="mt-1 mb-3 text-[13.5px] text-ink-3">{t(statisticsMessages.describesChange)}</p>
        <AcwrTrend points={points} />
      </div>
      <div>
        <LoadTrend points={points} recordedSince={recordedSince} method="rolling" height={250} />
      </div>
    </>
  )
}

function Ratings({ athleteId, ...data }: Recent & { athleteId: string }) {
  const { t } = useLingui()
  const { metrics, ratings, ratingsBefore, range } = data
  if (ratings.length === 0) return <Nothing>{t(statisticsMessages.noRatings)}</Nothing>
  const averages = ratingAverages(ratings.map((rating) => ({ ...rating, athleteId })))
  const total = wellnessTotal([...ratingsBefore, ...ratings], range)
  return (
    <>
      {total && (
        <div className="col-span-full">
          <RatingChart title={t(wellnessMessages.total)} beside={<AverageTotal total={total} />}>
            <WellnessTotalTrend total={total} range={range} height={170} />
          </RatingChart>
        </div>
      )}
      {metrics.map(({ id, title }) => {
        const { average, answers } = averages.find(({ metricId }) => metricId === id)!
        return (
          <RatingChart key={id} title={title} beside={<AverageOf average={average} count={answers} />}>
            <OwnRatingTrend metric={{ id, title }} data={data} height={150} average={average} />
          </RatingChart>
        )
      })}
    </>
  )
}

type RatingChartProps = { title: string; beside: ReactNode; children: ReactNode }

function RatingChart({ title, beside, children }: RatingChartProps) {
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-[17px] [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </h3>
        {beside}
      </div>
      {children}
    </div>
  )
}

function Nothing({ children }: { children: string }) {
  return <p className="col-span-full py-4 text-center text-[15px] text-ink-2">{children}</p>
}
