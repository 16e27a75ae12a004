import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { athletesQuery } from './athletes-query.ts'

export function AthleteList() {
  const { data: athletes, isPending, refetch } = useQuery(athletesQuery)
  if (isPending) return <Loading />
  if (!athletes) return <LoadFailed what="Your athletes" retry={refetch} />
  if (athletes.length === 0) {
    return (
      <EmptyState title="No athletes yet">
        <p>Nobody has joined your team. Athletes join through an invitation link.</p>
      </EmptyState>
    )
  }
  return (
    <section className="overflow-hidden rounded-l border border-line bg-surface">
      <header className="flex items-baseline justify-between px-4 pt-5 pb-3 sm:px-6">
        <h2 className="text-[19px]">Athletes</h2>
        <span className="text-[13px] font-medium text-ink-3 tabular-nums">{athletes.length}</span>
      </header>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {athletes.map((athlete) => (
          <li
            key={athlete.id}
            className="-mr-px flex min-w-0 items-center gap-3 border-t border-r border-line px-4 py-3 sm:px-6"
          >
            <Avatar fullName={athlete.fullName} url={athlete.avatarUrl} />
            <div className="min-w-0 leading-snug">
              <p className="truncate font-semibold">{athlete.fullName}</p>
              <p className="truncate text-sm text-ink-3">{athlete.email}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  return (
    <div
      role="status"
      className="grid h-64 place-items-center rounded-l border border-line bg-surface text-brand"
    >
      <Spinner className="size-8" />
      <span className="sr-only">Loading your athletes...</span>
    </div>
  )
}
