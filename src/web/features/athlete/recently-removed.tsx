import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Athlete } from './athlete.ts'

type RecentlyRemovedProps = {
  athletes: Athlete[]
  actions?: ((athlete: Athlete) => ReactNode) | undefined
}

export function RecentlyRemoved({ athletes, actions }: RecentlyRemovedProps) {
  return (
    <section aria-label="Recently removed" className="border-t border-line bg-bg px-4 py-4 sm:px-6">
      <h3 className="text-[15px]">Recently removed</h3>
      <ul>
        {athletes.map((athlete) => (
          <li key={athlete.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
            <Avatar fullName={athlete.fullName} url={athlete.avatarUrl} />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="truncate font-semibold">{athlete.fullName}</p>
              <p className="truncate text-sm text-ink-3">{athlete.email}</p>
            </div>
            {actions?.(athlete)}
          </li>
        ))}
      </ul>
    </section>
  )
}
