import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { arrangeAthletes, type AthleteOrder, byName } from './arrange-athletes.ts'
import type { Athlete } from './athlete.ts'
import { AthleteSearch } from './athlete-search.tsx'
import { AthleteTable } from './athlete-table.tsx'
import { athletesQuery } from './athletes-query.ts'
import { RecentlyRemoved } from './recently-removed.tsx'
import { RemoveAthleteDialog } from './remove-athlete-dialog.tsx'
import { removedAthletesQuery } from './removed-athletes-query.ts'
import { useRemoveAthlete } from './use-remove-athlete.ts'

/** Up to here a team is seen at a glance and needs neither search nor order. */
const AT_A_GLANCE = 10

type AthletesProps = {
  headerActions?: ReactNode
  /** In front of 'Remove' in each row. */
  actions?: (athlete: Athlete) => ReactNode
  /** For each of the recently removed. */
  removedActions?: (athlete: Athlete) => ReactNode
}

export function Athletes({ headerActions, actions, removedActions }: AthletesProps) {
  const { data, isPending, refetch } = useQuery(athletesQuery)
  const { data: removed = [] } = useQuery(removedAthletesQuery)
  const { remove, removing } = useRemoveAthlete()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<AthleteOrder>({ by: 'fullName', descending: false })
  const [leaving, setLeaving] = useState<Athlete | null>(null)

  const isOneOf = (some: Athlete[]) => (athlete: Athlete) => some.some(({ id }) => id === athlete.id)
  const team = data?.filter((athlete) => !isOneOf(removing)(athlete)) ?? []
  // Whoever has come back is not among the removed any more.
  const gone = [...removed.filter((athlete) => !isOneOf(removing)(athlete)), ...removing]
    .filter((athlete) => !isOneOf(team)(athlete))
    .toSorted(byName)
  const isLarge = team.length > AT_A_GLANCE
  const shown = arrangeAthletes(team, isLarge ? search : '', order)

  return (
    <Card
      title="Athletes"
      actions={
        <div className="flex flex-wrap items-center gap-3">
          {data && <span className="text-[13px] font-medium text-ink-3 tabular-nums">{team.length}</span>}
          {headerActions}
        </div>
      }
    >
      {isPending && (
        <div role="status" className="grid h-64 place-items-center text-brand">
          <Spinner className="size-8" />
          <span className="sr-only">Loading your athletes...</span>
        </div>
      )}
      {!isPending && !data && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed what="Your athletes" retry={refetch} />
        </div>
      )}
      {data && team.length === 0 && (
        <div className="grid min-h-44 content-center px-4 py-8 text-center">
          <p className="text-lg font-semibold">No athletes yet</p>
          <p className="mx-auto mt-1 max-w-[44ch] text-ink-2">
            Invite your athletes: whoever opens your invitation link and signs in is on your team.
          </p>
        </div>
      )}
      {isLarge && <AthleteSearch value={search} onChange={setSearch} found={shown.length} />}
      {shown.length > 0 && (
        <AthleteTable
          athletes={shown}
          order={order}
          onOrder={isLarge ? setOrder : null}
          actions={actions}
          onRemove={setLeaving}
        />
      )}
      {gone.length > 0 && <RecentlyRemoved athletes={gone} actions={removedActions} />}
      <RemoveAthleteDialog
        athlete={leaving}
        onConfirm={(athlete) => {
          setLeaving(null)
          remove(athlete)
        }}
        onCancel={() => setLeaving(null)}
      />
    </Card>
  )
}
