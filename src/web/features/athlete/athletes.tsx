import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { groupFilterMessages } from '#domain/group/group-filter-messages.ts'
import { useMayRun, useTeamId } from '#web/api/current-team.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { arrangeAthletes, type AthleteOrder, byName } from './arrange-athletes.ts'
import { AthleteTable } from './athlete-table.tsx'
import { type Athlete, athletesQuery, removedAthletesQuery, useRemoveAthlete } from './athletes-api.ts'

/** Up to here a team is seen at a glance and needs neither search nor order. */
const AT_A_GLANCE = 10

type AthletesProps = {
  /** The ids of those to be shown; without it all. */
  only?: readonly string[] | undefined
  headerActions?: ReactNode
  /** In front of 'Remove' in each row. */
  actions?: (athlete: Athlete) => ReactNode
  /** For each of the recently removed. */
  removedActions?: (athlete: Athlete) => ReactNode
}

export function Athletes({ only, headerActions, actions, removedActions }: AthletesProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const isRunning = useMayRun()
  const { data, isPending, refetch } = useQuery(athletesQuery(teamId))
  const { data: removed = [] } = useQuery(removedAthletesQuery(teamId))
  const { remove, removing } = useRemoveAthlete()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<AthleteOrder>({ by: 'fullName', descending: false })
  const [leaving, setLeaving] = useState<Athlete | null>(null)

  const isOneOf = (some: Athlete[]) => (athlete: Athlete) => some.some(({ id }) => id === athlete.id)
  const everybody = data?.filter((athlete) => !isOneOf(removing)(athlete)) ?? []
  const team = only ? everybody.filter(({ id }) => only.includes(id)) : everybody
  // An athlete who has come back is not listed as removed any more.
  const gone = [...removed.filter((athlete) => !isOneOf(removing)(athlete)), ...removing]
    .filter((athlete) => !isOneOf(everybody)(athlete))
    .toSorted(byName)
  const isLarge = team.length > AT_A_GLANCE
  const shown = arrangeAthletes(team, isLarge ? search : '', order)

  return (
    <Card
      title={t`Athletes`}
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
          <span className="sr-only">
            <Trans>Loading your athletes...</Trans>
          </span>
        </div>
      )}
      {!isPending && !data && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed said={t`Your athletes could not be loaded.`} retry={refetch} />
        </div>
      )}
      {data && team.length === 0 && (
        <div className="grid min-h-44 content-center px-4 py-8 text-center">
          <p className="text-lg font-semibold">
            {everybody.length > 0 ? t(groupFilterMessages.empty) : t`No athletes yet`}
          </p>
          <p className="mx-auto mt-1 max-w-[44ch] text-ink-2">
            {everybody.length > 0
              ? t(groupFilterMessages.emptyText)
              : isRunning
                ? t`Invite your athletes: whoever opens your invitation link, signs in and agrees is on your team.`
                : t`They show here as soon as they have joined.`}
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
          onRemove={isRunning ? setLeaving : null}
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

type AthleteSearchProps = { value: string; onChange: (value: string) => void; found: number }

function AthleteSearch({ value, onChange, found }: AthleteSearchProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="relative w-full sm:max-w-xs">
        <Search
          aria-hidden
          size={17}
          className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label={t`Search athletes`}
          placeholder={t`Search by name or email`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-10 w-full rounded-m border border-control bg-surface pe-3 ps-9 text-[15px] text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
        />
      </div>
      <p role="status" className="text-sm text-ink-2">
        {value.trim() !== '' && (found === 0 ? t`Nobody matches this search.` : t`${found} found`)}
      </p>
    </div>
  )
}

type RemoveAthleteDialogProps = {
  /** Whom it is about; null while it is closed. */
  athlete: Athlete | null
  onConfirm: (athlete: Athlete) => void
  onCancel: () => void
}

function RemoveAthleteDialog({ athlete, onConfirm, onCancel }: RemoveAthleteDialogProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(athlete)
  // Still named while the dialog fades out.
  if (athlete && athlete !== last) setLast(athlete)
  const name = last?.fullName
  return (
    <ConfirmDialog
      title={t`Remove athlete`}
      open={athlete !== null}
      confirm={t`Remove`}
      onConfirm={() => athlete && onConfirm(athlete)}
      onCancel={onCancel}
    >
      <p>
        <Trans>
          <strong className="font-semibold text-ink">{name}</strong> leaves your team at once. What they have
          answered and logged stays theirs, and you no longer see any of it.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>They can come back through a new invitation.</Trans>
      </p>
    </ConfirmDialog>
  )
}

type RecentlyRemovedProps = {
  athletes: Athlete[]
  actions?: ((athlete: Athlete) => ReactNode) | undefined
}

function RecentlyRemoved({ athletes, actions }: RecentlyRemovedProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Recently removed`} className="border-t border-line bg-bg px-4 py-4 sm:px-6">
      <h3 className="text-[15px]">
        <Trans>Recently removed</Trans>
      </h3>
      <ul>
        {athletes.map((athlete) => (
          <li key={athlete.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
            <Avatar fullName={athlete.fullName} url={athlete.avatarUrl} />
            <div className="min-w-0 flex-1 leading-snug">
              <p dir="auto" className="truncate font-semibold">
                {athlete.fullName}
              </p>
              <p dir="auto" className="truncate text-sm text-ink-3">
                {athlete.email}
              </p>
            </div>
            {actions?.(athlete)}
          </li>
        ))}
      </ul>
    </section>
  )
}
