import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AthleteRow } from './athlete-row.tsx'
import { chosenAthlete, type Filter } from './filter.ts'
import { FilterCard } from './filter-card.tsx'
import { teamDayQuery } from './team-day-query.ts'

type DailyResponsesProps = { id: string; filter: Filter; onFilter: (filter: Filter) => void }

export function DailyResponses({ id, filter, onFilter }: DailyResponsesProps) {
  const { data, isPending, isFetching, refetch } = useQuery(teamDayQuery(filter.day))
  const athletes = data?.athletes ?? []
  const chosen = chosenAthlete(filter, athletes)
  const reported = athletes.filter(({ responses, AM, PM }) => responses.length > 0 || AM || PM)
  const shown = chosen ? reported.filter((athlete) => athlete === chosen) : reported

  // Or the filter would be back with an athlete who comes back. A day kept from before may not know a newcomer yet.
  const hasLeft = filter.athleteId !== undefined && data !== undefined && !isFetching && !chosen
  useEffect(() => {
    if (hasLeft) onFilter({ ...filter, athleteId: undefined })
  }, [hasLeft, filter, onFilter])

  return (
    <Card id={id} title="Daily Responses" actions={<FilterCard filter={filter} onChange={onFilter} />}>
      {isPending && (
        <div role="status" className="grid h-96 place-items-center text-brand">
          <Spinner className="size-8" />
          <span className="sr-only">Loading the responses...</span>
        </div>
      )}
      {!isPending && !data && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed what="The responses" retry={refetch} />
        </div>
      )}
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
