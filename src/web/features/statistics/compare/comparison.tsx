import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import { comparedDays, type ComparedDays } from '#domain/statistics/compared-days.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { Legend } from '#web/ui/chart/legend.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import { athleteQuery, middleQuery } from '../statistics-api.ts'
import { ComparedChart } from './compared-chart.tsx'

const said = statisticsMessages.compare
const TICKS = 4
const MAX_RATING = 5

type Asked = AthleteStatistics & { range: DateRange; method: LoadMethod }

type ComparisonProps = {
  name: string
  data: Asked
  teamId: string
  otherName: string
  /** Undefined for the middle of the team. */
  otherId: string | undefined
}

export default function Comparison({ name, data, teamId, otherName, otherId }: ComparisonProps) {
  const { t } = useLingui()
  const { range, method } = data
  const ofOther = useQuery({
    ...athleteQuery({ athleteId: otherId ?? '', teamId }, range, method),
    enabled: otherId !== undefined,
  })
  const ofMiddle = useQuery({ ...middleQuery(teamId, range, method), enabled: otherId === undefined })
  const { isLoading, refetch } = otherId === undefined ? ofMiddle : ofOther
  const other = otherId === undefined ? ofMiddle.data : ofOther.data && daysOf(ofOther.data)
  if (isLoading) return <Loading label={t`Loading the charts...`} className="h-80" />
  if (!other) return <LoadFailed said={t`The charts could not be loaded.`} retry={refetch} />
  return (
    <Charts
      own={daysOf(data)}
      other={other}
      names={[name, otherName]}
      isMiddle={otherId === undefined}
      method={method}
    />
  )
}

const daysOf = ({ reports, recordedSince, ratings, range, today, method }: Asked): ComparedDays =>
  comparedDays({ reports, recordedSince, ratings }, { range, today, method })

type ChartsProps = {
  own: ComparedDays
  other: ComparedDays
  names: readonly [own: string, other: string]
  isMiddle: boolean
  method: LoadMethod
}

function Charts({ own, other, names, isMiddle, method }: ChartsProps) {
  const { whole, decimals } = useWriting()
  const { t } = useLingui()
  const pair = (of: 'acute' | 'ratio' | 'total') =>
    ({ days: own.days, names, values: [own, other].map(({ days }) => days.map((day) => day[of])) }) as const
  const highest = (of: 'acute' | 'ratio') =>
    Math.max(1, ...[...own.days, ...other.days].map((day) => day[of] ?? 0))
  const areTotalsAlike = own.questions === other.questions
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="max-w-[70ch] text-[13.5px] text-ink-3">{t(isMiddle ? said.middleIs : said.each)}</p>
        <Legend
          lines={[
            { name: names[0], tone: 'brand' },
            { name: names[1], tone: 'muted', dashed: true },
          ]}
        />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ComparedChart
          title={method === 'rolling' ? t(said.load) : t`Acute load, a day`}
          {...pair('acute')}
          {...niceAxis(highest('acute'), TICKS)}
          write={whole}
        />
        <ComparedChart
          title={t`ACWR`}
          {...pair('ratio')}
          {...niceAxis(highest('ratio'), TICKS)}
          write={decimals}
        />
        {areTotalsAlike ? (
          <ComparedChart
            title={t(wellnessMessages.total)}
            {...pair('total')}
            {...niceAxis(MAX_RATING * Math.max(1, own.questions), TICKS)}
            write={whole}
          />
        ) : (
          <p className="text-[13.5px] text-ink-3">{t(said.otherQuestions)}</p>
        )}
      </div>
    </>
  )
}
