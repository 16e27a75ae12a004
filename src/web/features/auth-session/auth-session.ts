import { type Query, queryOptions, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { api, breakOffReads } from '#web/api/client.ts'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { ask } from '#web/api/reply.ts'
import { isSignOutPending } from '#web/device/sign-out-mark.ts'
import { useHydrated } from '#web/ui/use-now.ts'
import { settlePendingSignOut } from './pending-sign-out.ts'
import { forgetProfile, type Profile, rememberedProfile, rememberProfile } from './remembered-profile.ts'

/** `signedOut` tells a deliberate end from a session that was never there or ran out. */
export type Session = { profile: Profile | null; signedOut?: true }

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => currentSession(signal),
  placeholderData: () => {
    const profile = rememberedProfile()
    return profile && !isSignOutPending() ? { profile } : undefined
  },
  // local-session.ts asks on every return to the page.
  refetchOnWindowFocus: false,
  retry: false,
})

async function currentSession(signal: AbortSignal): Promise<Session> {
  if (isSignOutPending()) {
    await settlePendingSignOut()
    return { profile: null, signedOut: true }
  }
  const answer = await ask(api.session.$get({}, { init: { signal } }))
  signal.throwIfAborted()
  // A proxy that answers in the server's place knows nothing about the session either.
  const session = answer !== 'unreachable' && answer.ok ? await answer.json().catch(() => null) : null
  signal.throwIfAborted()
  if (!session) return { profile: rememberedProfile() }

  const { profile } = session
  dropWhatOthersLoaded(profile)
  if (profile) {
    rememberProfile(profile)
    return { profile }
  }
  forgetProfile()
  // The server knows only that there is no session. A page in the background may still have to show the sign-out.
  const known = queryClient.getQueryData<Session>(sessionKey)
  return known?.signedOut ? known : { profile }
}

/** The session may have ended or changed its user unnoticed by this page: the new user must not see what it holds. */
function dropWhatOthersLoaded(profile: Profile | null) {
  const shown = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.profile
  if (!shown || shown.id === profile?.id) return
  const loaded = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0] }
  // A late refusal of one of them would end a session that has begun since.
  breakOffReads()
  // Not asked for again: they are of the other's team, and the page begins anew with the new user.
  queryClient.removeQueries(loaded)
}

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

/** The profile of the signed-in user, on every page below routes/signed-in-only.tsx. */
export function useProfile(): Profile {
  return useOutletContext<Profile>()
}

/** Travels with the way to /login: the address carries the way back because the session seemed to have run out. */
export const ranOut = { sessionRanOut: true }

export function seemedToRunOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionRanOut' in state
}
