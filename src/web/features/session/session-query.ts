import { type Query, queryOptions } from '@tanstack/react-query'
import { api, breakOffReads } from '#web/api/client.ts'
import { ask } from '#web/api/ask.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { isSignOutPending, settlePendingSignOut } from './pending-sign-out.ts'
import type { Profile } from './profile.ts'
import { forgetProfile, rememberedProfile, rememberProfile } from './remembered-profile.ts'

/** `signedOut` tells a deliberate end from a session that was never there or ran out. */
export type Session = { profile: Profile | null; signedOut?: true }

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => currentSession(signal),
  placeholderData: () => {
    const profile = rememberedProfile()
    return profile && !isSignOutPending() ? { profile } : undefined
  },
  refetchOnWindowFocus: 'always',
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
  if (profile) rememberProfile(profile)
  else forgetProfile()
  return { profile }
}

/** The session may have ended or become somebody else's without a word to this page: what it holds is not for them. */
function dropWhatOthersLoaded(profile: Profile | null) {
  const shown = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.profile
  if (!shown || shown.id === profile?.id) return
  const loaded = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0] }
  // Refused late, they would end the session that may have begun by then.
  breakOffReads()
  // Whoever is nobody may not ask again.
  if (profile) void queryClient.resetQueries(loaded)
  else queryClient.removeQueries(loaded)
}
