import { useLingui } from '@lingui/react/macro'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { squadAverage } from '#domain/load/rating-averages.ts'
import type { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { Card } from '#web/ui/card.tsx'
import { AverageBars } from '../ratings/average-bars.tsx'
import { RatingTrendCard } from '../ratings/rating-trend.tsx'

/** How the team rated its days. Of each metric the lowest average stands first: that athlete is looked for. */
export function SquadRatings({ data }: { data: SquadStatistics & { range: DateRange } }) {
  const { t } = useLingui()
  const names = new Map(data.rows.map(({ athleteId, fullName }) => [athleteId, fullName]))
  return (
    <>
      <Card title={t`Overall Averages`}>
        <div className="grid gap-x-12 gap-y-8 px-4 py-5 sm:px-6 lg:grid-cols-2">
          {data.metrics.map(({ id, title }) => (
            <section key={id} aria-label={title}>
              <h3 className="mb-2 text-[15px]">
                <bdi>{title}</bdi>
              </h3>
              <AverageBars
                label={t`Overall Averages, ${title}`}
                bars={data.averages
                  .filter(({ metricId }) => metricId === id)
                  .toSorted((one, other) => one.average - other.average)
                  .map(({ athleteId, average, count }) => ({
                    key: athleteId,
                    title: `${names.get(athleteId)} - ${title}`,
                    name: names.get(athleteId) ?? '',
                    average,
                    count,
                  }))}
              />
            </section>
          ))}
        </div>
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        {data.metrics.map((metric) => {
          const isOfMetric = ({ metricId }: { metricId: string }) => metricId === metric.id
          return (
            <RatingTrendCard
              key={metric.id}
              metricTitle={metric.title}
              range={data.range}
              average={squadAverage(data.averages.filter(isOfMetric))}
              points={data.trends.filter(isOfMetric)}
            />
          )
        })}
      </div>
    </>
  )
}
