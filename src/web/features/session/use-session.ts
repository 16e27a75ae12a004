import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { Profile } from './profile.ts'
import { sessionQuery } from './session-query.ts'

export type SessionState =
  | { status: 'loading' }
  /** The copy from the last visit, while the server is being asked. */
  | { status: 'remembered'; profile: Profile }
  | { status: 'signed-in'; profile: Profile }
  | { status: 'visitor'; signedOut: boolean }

export function useSession(): SessionState {
  const hydrated = useHydrated()
  const { data, isPending, isPlaceholderData } = useQuery(sessionQuery)
  if (!hydrated || isPending) return { status: 'loading' }
  if (data?.profile) return { status: isPlaceholderData ? 'remembered' : 'signed-in', profile: data.profile }
  return { status: 'visitor', signedOut: data?.signedOut ?? false }
}
