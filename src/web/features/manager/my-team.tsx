import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/ui/avatar.tsx'
import { managerQuery } from './manager-query.ts'

export function MyTeam() {
  const { data: manager } = useQuery(managerQuery)
  return (
    <section className="flex min-h-[84px] items-center gap-4 rounded-l border border-line bg-surface px-5 py-5">
      {manager && (
        <>
          <Avatar fullName={manager.fullName} url={manager.avatarUrl} />
          <div className="min-w-0 leading-snug">
            <h2 className="truncate text-[17px]">{manager.fullName}</h2>
            <p className="text-sm text-ink-3">Your manager</p>
          </div>
        </>
      )}
    </section>
  )
}
