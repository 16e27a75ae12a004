import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Group } from '#domain/group/group.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { groupsQuery } from '#web/api/groups-query.ts'
import { ownKey } from '#web/device/storage.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'

export const GROUP = 'group'

export type ChosenGroup = {
  groups: readonly Group[]
  /** Undefined for all athletes, also once it has been deleted. */
  group: Group | undefined
  /** Where this device remembers the choice for the next page. */
  storageKey: string
  /** Not known yet whether there is a group to show alone. */
  isPending: boolean
}

/**
 * The group that a page is about: the one that the address names, otherwise the one that was chosen last on this device, if it
 * fits the page.
 */
export function useChosenGroup(fits: (group: Group) => boolean = () => true): ChosenGroup {
  const team = useContext(CurrentTeam)
  const storageKey = ownKey(useProfile().id, `group.${team?.id}`)
  const named = usePageQuery().get(GROUP)
  const { data: groups = [], isLoading } = useQuery({
    ...groupsQuery(team?.id ?? ''),
    enabled: team !== null,
  })
  const found = groups.find(({ id }) => id === (named ?? localStorage.getItem(storageKey)))
  const group = found && (named !== null || fits(found)) ? found : undefined
  return { groups, group, storageKey, isPending: isLoading }
}
