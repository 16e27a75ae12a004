import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OwnTeam } from '#domain/account/profile.ts'
import type { Profile } from '#web/features/auth-session/remembered-profile.ts'

/** Of this tab: another may show another team. */
const storageKey = 'plimsoll.team'
const TEAM = 'team'

/**
 * The team that the pages of a member of the staff are about: the one that the address names, otherwise the one that this
 * tab showed last. With several teams every address names it, so that a link leads others to the same.
 */
export function useChosenTeam({ role, teams }: Profile): OwnTeam | null {
  const [params] = useSearchParams()
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const named = (id: string | null) => teams.find((team) => team.id === id)
  const staffed = role === 'manager' ? teams : []
  const chosen =
    staffed.length === 0 ? null : (named(params.get(TEAM)) ?? named(lastShown()) ?? staffed[0] ?? null)
  const isMissing = staffed.length > 1 && params.get(TEAM) !== chosen?.id

  useEffect(() => {
    if (chosen) remember(chosen.id)
    if (!chosen || !isMissing) return
    const whole = new URLSearchParams(search)
    whole.set(TEAM, chosen.id)
    void navigate({ search: whole.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }, [chosen, isMissing, search, hash, state, navigate])
  return chosen
}

/** The same page about another team. What else the address says is of the former. */
export const addressOfTeam = (id: string) => ({ search: new URLSearchParams({ [TEAM]: id }).toString() })

function lastShown(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function remember(id: string) {
  try {
    sessionStorage.setItem(storageKey, id)
  } catch {
    // No room: the address still says it.
  }
}
