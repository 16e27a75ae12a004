import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AthleteRow, type CorrectionsOf } from './athlete-row.tsx'
import { teamDayQuery } from './team-day-query.ts'

type DailyResponsesProps = {
  id: string
  filter: Filter
  onFilter: (filter: Filter) => void
  correctionsOf: CorrectionsOf
}

export function DailyResponses({ id, filter, onFilter, correctionsOf }: DailyResponsesProps) {
  const { t } = useLingui()
  const { data, isPending, isFetching, refetch } = useQuery(teamDayQuery(useTeamId(), filter.day))
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
    <Card id={id} title={t`Daily Responses`} actions={<FilterCard filter={filter} onChange={onFilter} />}>
      {isPending && (
        <div role="status" className="grid h-96 place-items-center text-brand">
          <Spinner className="size-8" />
          <span className="sr-only">
            <Trans>Loading the responses...</Trans>
          </span>
        </div>
      )}
      {!isPending && !data && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed said={t`The responses could not be loaded.`} retry={refetch} />
        </div>
      )}
      {data && shown.length === 0 && <NoResponsesYet />}
      <ul>
        {shown.map((athlete) => (
          <AthleteRow
            key={athlete.athleteId}
            athlete={athlete}
            day={data!.day}
            correctionsOf={correctionsOf}
          />
        ))}
      </ul>
    </Card>
  )
}

function NoResponsesYet() {
  return (
    <div className="px-6 py-14 text-center">
      <h3 className="text-lg">
        <Trans>No Responses Yet</Trans>
      </h3>
      <p className="mt-1 text-ink-2">
        <Trans>No feedback has been submitted for the selected date.</Trans>
      </p>
    </div>
  )
}

type FilterCardProps = { filter: Filter; onChange: (filter: Filter) => void }

function FilterCard({ filter, onChange }: FilterCardProps) {
  const { t } = useLingui()
  const { data } = useQuery(teamDayQuery(useTeamId(), filter.day))
  const athletes = data?.athletes ?? []
  return (
    <div role="group" aria-label={t`Filter`} className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <label>
        <span className="sr-only">{t`Date`}</span>
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
        label={t`Athlete`}
        hideLabel
        compact
        className="min-w-0 flex-1 sm:w-56 sm:flex-none"
        value={chosenAthlete(filter, athletes)?.athleteId ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, athleteId: value || undefined })}
      >
        <option value="">
          <Trans>All Athletes</Trans>
        </option>
        {athletes.map((athlete) => (
          <option key={athlete.athleteId} value={athlete.athleteId}>
            {athlete.athleteName}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** What the coach looks at: a day (undefined: today, also after midnight) and one athlete or all. */
type Filter = { day: string | undefined; athleteId: string | undefined }

export const NO_FILTER: Filter = { day: undefined, athleteId: undefined }

/** Undefined for all of them; an athlete who has left the team is no filter any more. */
const chosenAthlete = ({ athleteId }: Filter, athletes: AthleteDay[]): AthleteDay | undefined =>
  athletes.find((athlete) => athlete.athleteId === athleteId)
