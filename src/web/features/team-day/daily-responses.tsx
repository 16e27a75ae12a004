import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  FURTHEST_FIRST,
  type MatrixOrder,
  type MatrixQuestion,
  matrixRows,
  questionsOf,
} from '#domain/check-in/squad-matrix.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { isAwaited } from '#web/api/is-awaited.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CorrectionsOf, MarkOf } from './matrix-row.tsx'
import { SquadMatrix } from './squad-matrix.tsx'
import { teamDayQuery, teamUsualQuery } from './team-day-query.ts'

type DailyResponsesProps = {
  id: string
  filter: Filter
  onFilter: (filter: Filter) => void
  /** The ids of those to be shown; without it all. */
  only?: readonly string[] | undefined
  correctionsOf: CorrectionsOf
  markOf: MarkOf
  /** Beside the filter: notes that all who have reported were seen. */
  seenAll: (of: { day: string; athleteIds: string[] }) => ReactNode
}

export function DailyResponses(props: DailyResponsesProps) {
  const { id, filter, onFilter, only, correctionsOf, markOf, seenAll } = props
  const { t } = useLingui()
  const teamId = useTeamId()
  const { data, isPending, isFetching, refetch } = useQuery(teamDayQuery(teamId, filter.day, only))
  const usual = useUsualOn(data?.day, filter.day)
  const [order, setOrder] = useState(FURTHEST_FIRST)
  const athletes = data?.athletes ?? []
  const chosen = chosenAthlete(filter, athletes)
  const shown = chosen ? [chosen] : athletes
  const questions = questionsOf(athletes)
  const isAnswered = shown.some(hasReported)

  // Or the filter would be back with an athlete who comes back. A day kept from before may not know a newcomer yet.
  const hasLeft = filter.athleteId !== undefined && data !== undefined && !isFetching && !chosen
  useEffect(() => {
    if (hasLeft) onFilter({ ...filter, athleteId: undefined })
  }, [hasLeft, filter, onFilter])

  return (
    <Card
      id={id}
      title={t`Daily Responses`}
      actions={
        <FilterCard filter={filter} only={only} onChange={onFilter}>
          <OrderSelect order={order} onOrder={setOrder} questions={questions} />
          {data &&
            seenAll({
              day: data.day,
              athleteIds: shown.filter(hasReported).map(({ athleteId }) => athleteId),
            })}
        </FilterCard>
      }
    >
      {(isPending || (isAnswered && usual.isAwaited)) && (
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
      {data && !isAnswered && <NoResponsesYet />}
      {isAnswered && usual.hasFailed && (
        <div className="px-4 py-3 sm:px-6">
          <LoadFailed said={t`What is usual for your athletes could not be loaded.`} retry={usual.refetch} />
        </div>
      )}
      {data && isAnswered && !usual.isAwaited && (
        <SquadMatrix
          rows={matrixRows(shown, usual.athletes)}
          questions={questions}
          day={data.day}
          order={order}
          onOrder={setOrder}
          correctionsOf={correctionsOf}
          markOf={markOf}
        />
      )}
    </Card>
  )
}

const hasReported = ({ responses, AM, PM }: AthleteDay) => responses.length > 0 || AM !== null || PM !== null

function useUsualOn(day: string | undefined, asked: string | undefined) {
  const usual = useQuery(teamUsualQuery(useTeamId(), asked))
  const { data, isError, refetch } = usual
  // At midnight today's answers are those of another day at once; what is usual would keep its five minutes.
  const isOfAnotherDay = asked === undefined && day !== undefined && data !== undefined && day !== data.day
  useEffect(() => {
    if (isOfAnotherDay) void refetch()
  }, [isOfAnotherDay, refetch])
  return {
    athletes: data?.day === day ? data?.athletes : undefined,
    isAwaited: isAwaited(usual),
    hasFailed: isError && !data,
    refetch,
  }
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

type FilterCardProps = Pick<DailyResponsesProps, 'filter' | 'only'> & {
  onChange: (filter: Filter) => void
  children: ReactNode
}

function FilterCard({ filter, only, onChange, children }: FilterCardProps) {
  const { t } = useLingui()
  const { data } = useQuery(teamDayQuery(useTeamId(), filter.day, only))
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
      {children}
    </div>
  )
}

type OrderSelectProps = {
  order: MatrixOrder
  onOrder: (order: MatrixOrder) => void
  questions: readonly MatrixQuestion[]
}

function OrderSelect({ order, onOrder, questions }: OrderSelectProps) {
  const { t } = useLingui()
  const columns = [
    ...questions.map(({ metricId: id, title }) => ({ id, title })),
    ...(questions.length > 1 ? [{ id: 'total', title: t`Total` }] : []),
    { id: 'load', title: t`Load` },
    { id: 'week', title: t`7 days` },
  ]
  const column = t`Athlete`
  return (
    <SelectField
      label={t`Sort by`}
      hideLabel
      compact
      className="min-w-0 max-sm:w-full sm:w-56"
      value={order}
      onChange={({ currentTarget: { value } }) => onOrder(value)}
    >
      <option value={FURTHEST_FIRST}>{t`Furthest from usual first`}</option>
      <option value="name">{t`${column}, A to Z`}</option>
      <option value="-name">{t`${column}, Z to A`}</option>
      {columns.map(({ id, title }) => (
        <OptionsOf key={id} id={id} column={title} />
      ))}
    </SelectField>
  )
}

function OptionsOf({ id, column }: { id: string; column: string }) {
  const { t } = useLingui()
  return (
    <>
      <option value={id}>{t`${column}, lowest first`}</option>
      <option value={`-${id}`}>{t`${column}, highest first`}</option>
    </>
  )
}

/** What the coach looks at: a day (undefined: today, also after midnight) and one athlete or all. */
type Filter = { day: string | undefined; athleteId: string | undefined }

export const NO_FILTER: Filter = { day: undefined, athleteId: undefined }

/** Undefined for all of them; an athlete who has left the team is no filter any more. */
const chosenAthlete = ({ athleteId }: Filter, athletes: AthleteDay[]): AthleteDay | undefined =>
  athletes.find((athlete) => athlete.athleteId === athleteId)
