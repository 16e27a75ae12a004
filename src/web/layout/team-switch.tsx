import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useContext } from 'react'
import { Link, useNavigate } from 'react-router'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { addressOfTeam } from './chosen-team.ts'

/**
 * The name of the team that the page is about; with several, the way to another. A single one that bears its coach's name is
 * not named beside it.
 */
export function TeamSwitch() {
  const { t } = useLingui()
  const { teams, fullName } = useProfile()
  const team = useContext(CurrentTeam)
  const navigate = useNavigate()
  if (!team) return null
  if (teams.length < 2) {
    if (team.name === initialTeamName(fullName, t)) return null
    return (
      <Link
        to="/team"
        dir="auto"
        className="min-w-0 shrink-99 truncate rounded-s px-2 py-1 text-[15px] font-semibold hover:underline max-xl:hidden"
      >
        {team.name}
      </Link>
    )
  }
  return (
    <div className="relative min-w-0 max-md:order-last max-md:col-span-full max-md:mb-2 md:max-w-40 xl:max-w-60">
      <select
        aria-label={t`Team`}
        value={team.id}
        // The device's own list: two taps on a phone, and known to every keyboard.
        onChange={({ currentTarget }) => void navigate(addressOfTeam(currentTarget.value))}
        className="h-10 w-full appearance-none truncate rounded-m border border-control bg-surface pe-8 ps-3 text-[15px] font-semibold text-ink transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
      >
        {teams.map(({ id, name, archivedAt }) => (
          <option key={id} value={id}>
            {archivedAt ? t`${name} (archived)` : name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={17}
        className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-ink-3"
      />
    </div>
  )
}
