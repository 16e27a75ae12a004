import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/ui/select-field.tsx'
import { chosenAthlete, type Filter } from './filter.ts'
import { teamDayQuery } from './team-day-query.ts'

type FilterCardProps = { filter: Filter; onChange: (filter: Filter) => void }

export function FilterCard({ filter, onChange }: FilterCardProps) {
  const { data } = useQuery(teamDayQuery(filter.day))
  const athletes = data?.athletes ?? []
  return (
    <div role="group" aria-label="Filter" className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <label>
        <span className="sr-only">Date</span>
        <input
          type="date"
          value={filter.day ?? data?.today ?? ''}
          max={data?.today}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filter, day: value === '' || value === data?.today ? undefined : value })
          }
          className="h-10 rounded-m border border-control bg-surface px-3 text-[15px] text-ink tabular-nums transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
        />
      </label>
      <SelectField
        label="Athlete"
        hideLabel
        compact
        className="min-w-0 flex-1 sm:w-56 sm:flex-none"
        value={chosenAthlete(filter, athletes)?.athleteId ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, athleteId: value || undefined })}
      >
        <option value="">All Athletes</option>
        {athletes.map((athlete) => (
          <option key={athlete.athleteId} value={athlete.athleteId}>
            {athlete.athleteName}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
