import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { drawnTypes, isCoveredWeek, isOver, type LoadWeek, loadOfWeek } from '#domain/load/load-weeks.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { TRAINING_TYPE_LABELS, type TrainingType } from '#domain/training-session/training-session.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { BarChart, type Segment, type SegmentColour, SegmentLegend } from '#web/ui/chart/bar-chart.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import { useRecentRange, weeksQuery, type Whose } from '../statistics-api.ts'

const TICKS = 4
const REST: SegmentColour = 6

/** What one athlete trained week by week, by type of session. */
export default function WeeklyLoad({ whose, range }: { whose: Whose; range: DateRange }) {
  const { t } = useLingui()
  const { data, isLoading, refetch } = useQuery(weeksQuery(whose, range))
  if (isLoading) return <Loading label={t`Loading the weeks...`} className="h-80" />
  if (!data) return <LoadFailed said={t`The weeks could not be loaded.`} retry={refetch} />
  return <Weeks weeks={data.weeks} />
}

function Weeks({ weeks }: { weeks: readonly LoadWeek[] }) {
  const { whole, shortDay, weekRange } = useWriting()
  const { t } = useLingui()
  const said = statisticsMessages.weeks
  const { to: today } = useRecentRange()
  const { types, rest } = drawnTypes(weeks)
  const valuesOf = (counted: readonly TrainingType[]) =>
    weeks.map(({ loads }) =>
      loads.reduce((sum, { trainingType, load }) => sum + (counted.includes(trainingType) ? load : 0), 0),
    )
  const segments: Segment[] = types.map((type, at) => ({
    name: t(TRAINING_TYPE_LABELS[type]),
    colour: at as SegmentColour,
    values: valuesOf([type]),
  }))
  if (rest.length > 0) segments.push({ name: t(said.otherTypes), colour: REST, values: valuesOf(rest) })
  const nameOf = ({ monday }: LoadWeek) => weekRange(monday, addDays(monday, 6))
  return (
    <>
      <p className="mb-3 text-[13.5px] text-ink-3">{t(said.areWhole)}</p>
      <div className="mb-3">
        <SegmentLegend segments={segments} hatched={t(said.hatched)} />
      </div>
      <BarChart
        label={t(said.byType)}
        height={240}
        names={weeks.map(({ monday }) => shortDay(monday))}
        segments={segments}
        isHatched={(at) => !isCoveredWeek(weeks[at]!.reportedDays) || !isOver(weeks[at]!.monday, today)}
        {...niceAxis(Math.max(...weeks.map(loadOfWeek)), TICKS)}
        formatTick={whole}
        read={(at) => {
          const load = whole(loadOfWeek(weeks[at]!))
          return {
            title: nameOf(weeks[at]!),
            lines: [
              t`Load ${load}`,
              t(said.reportedDays(weeks[at]!.reportedDays)),
              ...segments
                .filter(({ values }) => values[at]! > 0)
                .map(({ name, values }) => `${name} ${whole(values[at]!)}`),
            ],
          }
        }}
        table={{
          columns: [t`Week`, t`Load`, t`Days reported`, ...segments.map(({ name }) => name)],
          stops: segments.length > 0 ? [...weeks.keys()] : [],
          cells: (at) => [
            nameOf(weeks[at]!),
            whole(loadOfWeek(weeks[at]!)),
            t(said.reportedDays(weeks[at]!.reportedDays)),
            ...segments.map(({ values }) => whole(values[at]!)),
          ],
        }}
        empty={t(statisticsMessages.noLoad)}
      />
    </>
  )
}
