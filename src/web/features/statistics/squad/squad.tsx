import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, LoadFailed } from '#web/ui/load-failed.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useWithDaysOut } from '../absences.ts'
import { Late, SquadWeeks } from '../late-parts.tsx'
import { Loading } from '../loading.tsx'
import { squadQuery } from '../statistics-api.ts'
import type { SquadOrder } from './squad-order.ts'
import { SquadRatings } from './squad-ratings.tsx'
import { SquadOverview } from './squad-overview.tsx'

type SquadProps = {
  /** Of the whole team without one. */
  groupId?: string | undefined
  range: DateRange
  order: SquadOrder
  onOrder: (order: SquadOrder) => void
}

/** Every athlete as they stand at the end of the range, and how the team felt in it. */
export function Squad({ groupId, range, order, onOrder }: SquadProps) {
  const { t } = useLingui()
  const { data, isLoading, isError, isPlaceholderData, refetch } = useQuery(
    squadQuery(useTeamId(), range, groupId),
  )
  const rows = useWithDaysOut(data?.rows ?? [], data?.range ?? range)
  if (isLoading) return <Loading label={t`Loading the squad...`} className="h-[40rem]" />
  if (isError && !data) return <LoadFailed said={t`The statistics could not be loaded.`} retry={refetch} />
  if (!data) return null
  if (data.rows.length === 0) {
    return (
      <EmptyState title={t`No athletes yet`}>
        <p>
          <Trans>
            Their training load and ratings have their place here. Invite them from your{' '}
            <TextLink to="/">dashboard</TextLink>.
          </Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-6">
      <SquadOverview rows={rows} range={data.range} today={data.today} order={order} onOrder={onOrder} />
      <Card title={t(statisticsMessages.weeks.ofTeam)}>
        <Late>
          <SquadWeeks athleteIds={data.rows.map(({ athleteId }) => athleteId)} range={data.range} />
        </Late>
      </Card>
      {data.averages.length > 0 && <SquadRatings data={data} />}
    </div>
  )
}
