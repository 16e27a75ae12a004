import { ChevronDown } from 'lucide-react'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** As many as are taken in at a glance; a large team's others are named when asked for. */
const AT_A_GLANCE = 8

export function MissingAthletes({ athletes }: { athletes: AthleteDay[] }) {
  if (athletes.length === 0) return <p className="mt-4 text-ink-2">Everyone has answered.</p>
  const first = athletes.slice(0, AT_A_GLANCE)
  const names = first.map(({ athleteName }) => athleteName).join(', ')
  const more = athletes.length - first.length
  return (
    <div className="mt-4 text-[15px] text-ink-2">
      <div className="flex flex-wrap items-center gap-1.5">
        {first.map(({ athleteId, athleteName, avatarUrl }) => (
          <Avatar key={athleteId} fullName={athleteName} url={avatarUrl} />
        ))}
      </div>
      {more > 0 ? (
        <details className="group mt-2">
          <summary className="flex cursor-pointer list-none items-start gap-2 rounded-s py-1 hover:text-ink [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 [overflow-wrap:anywhere] group-open:hidden">
              Not yet: {names} and {more} more
            </span>
            <span className="hidden group-open:inline">All {athletes.length} who have not answered</span>
            <ChevronDown
              aria-hidden
              size={18}
              className="mt-0.5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul className="mt-1 columns-[9rem] gap-6">
            {athletes.map(({ athleteId, athleteName }) => (
              <li key={athleteId} className="break-inside-avoid py-0.5 [overflow-wrap:anywhere]">
                {athleteName}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="mt-2 [overflow-wrap:anywhere]">Not yet: {names}</p>
      )}
    </div>
  )
}
