import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AthleteRow } from './athlete-row.tsx'
import type { Filter } from './filter.ts'
import { FilterCard } from './filter-card.tsx'
import { teamDayQuery } from './team-day-query.ts'

type DailyResponsesProps = { id: string; filter: Filter; onFilter: (filter: Filter) => void }

export function DailyResponses({ id, filter, onFilter }: DailyResponsesProps) {
  const { data, isPending, refetch } = useQuery(teamDayQuery(filter.day))
  const reported = data?.athletes.filter(({ responses, AM, PM }) => responses.length > 0 || AM || PM) ?? []
  const isListed = reported.some(({ athleteId }) => athleteId === filter.athleteId)
  const isOnTeam = data?.athletes.some(({ athleteId }) => athleteId === filter.athleteId)
  const shown = isListed
    ? reported.filter(({ athleteId }) => athleteId === filter.athleteId)
    : isOnTeam
      ? []
      : reported

  return (
    <Card id={id} title="Daily Responses" actions={<FilterCard filter={filter} onChange={onFilter} />}>
      {isPending && <Spinner className="mx-auto my-16 size-8 text-brand" />}
      {!isPending && !data && <LoadFailed what="The responses" retry={refetch} />}
      {data && shown.length === 0 && <NoResponsesYet />}
      <ul>
        {shown.map((athlete) => (
          <AthleteRow key={athlete.athleteId} athlete={athlete} />
        ))}
      </ul>
    </Card>
  )
}

function NoResponsesYet() {
  return (
    <div className="px-6 py-14 text-center">
      <h3 className="text-lg">No Responses Yet</h3>
      <p className="mt-1 text-ink-2">No feedback has been submitted for the selected date.</p>
    </div>
  )
}
