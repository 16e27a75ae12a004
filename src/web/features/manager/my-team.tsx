import { useQuery } from '@tanstack/react-query'
import { teamMessages } from '#domain/messages/team-messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LeaveTeam, type LeaveTeamProps } from './leave-team.tsx'
import { managerQuery } from './manager-query.ts'

/** The card of the athlete's dashboard. */
export function MyTeam(props: LeaveTeamProps) {
  const { data: manager } = useQuery(managerQuery)
  return (
    <section className="flex min-h-[84px] items-center gap-4 rounded-l border border-line bg-surface py-5 pr-3 pl-5">
      {manager && (
        <>
          <Avatar fullName={manager.fullName} url={manager.avatarUrl} />
          <div className="min-w-0 flex-1 leading-snug">
            <h2 className="truncate text-[17px]">{manager.fullName}</h2>
            <p className="text-sm text-ink-3">Your manager</p>
          </div>
          <LeaveTeam {...props} />
        </>
      )}
    </section>
  )
}

/** The same on the account page, which frames it. */
export function TeamSettings(props: LeaveTeamProps) {
  const { data: manager } = useQuery(managerQuery)
  if (!manager) return null
  return (
    <>
      <p className="mb-3 text-[15px] [overflow-wrap:anywhere]">{teamMessages.section(manager.fullName)}</p>
      <LeaveTeam {...props} look="plain" />
    </>
  )
}
