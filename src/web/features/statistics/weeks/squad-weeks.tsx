import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '#domain/calendar/local-day.ts'
import { isOver, middleLoads } from '#domain/load/load-weeks.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import { squadWeeksQuery, useRecentRange } from '../statistics-api.ts'

const TICKS = 4

type SquadWeeksProps = {
  /** Those who are looked at. */
  athleteIds: readonly string[]
  range: DateRange
}

/** The middle of a team week by week: one athlete who trains a lot, or reports nothing, does not move it. */
export default function SquadWeeks({ athleteIds, range }: SquadWeeksProps) {
  const { whole, shortDay, weekRange } = useWriting()
  const { t } = useLingui()
  const { to: today } = useRecentRange()
  const { data, isLoading, refetch } = useQuery(squadWeeksQuery(useTeamId(), range))
  if (isLoading) return <Loading label={t`Loading the weeks...`} className="h-80" />
  if (!data) return <LoadFailed said={t`The weeks could not be loaded.`} retry={refetch} />
  const said = statisticsMessages.weeks
  const { mondays } = data
  const meant = data.athletes.filter(({ athleteId }) => athleteIds.includes(athleteId))
  const middles = middleLoads(meant, mondays.length)
  const saidAt = (at: number) => {
    const { median, athletes } = middles[at]!
    return {
      week: weekRange(mondays[at]!, addDays(mondays[at]!, 6)),
      middle: median === null ? '–' : whole(median),
      athletes: t(said.athletes(athletes)),
    }
  }
  return (
    <>
      <p className="mb-3 text-[13.5px] text-ink-3">
        {t(said.areWhole)} {t(said.middle)}
      </p>
      <BarChart
        label={t(said.ofTeam)}
        height={240}
        names={mondays.map(shortDay)}
        segments={[{ name: t`Middle`, colour: 0, values: middles.map(({ median }) => median ?? 0) }]}
        isHatched={(at) => !isOver(mondays[at]!, today)}
        {...niceAxis(Math.max(...middles.map(({ median }) => median ?? 0)), TICKS)}
        formatTick={whole}
        read={(at) => {
          const { week, middle, athletes } = saidAt(at)
          return { title: week, lines: [t`Middle ${middle}`, athletes] }
        }}
        table={{
          columns: [t`Week`, t`Middle`, t`Athletes`],
          stops: middles.some(({ median }) => median !== null) ? [...mondays.keys()] : [],
          cells: (at) => Object.values(saidAt(at)),
        }}
        empty={t(said.noMiddle)}
      />
    </>
  )
}
