import { QueryClient } from '@tanstack/react-query'

// Our own code tells an unreachable server from a refusal, so a query must run even if the device says it is offline.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 30_000, retry: 1 },
    mutations: { networkMode: 'always' },
  },
})

/** Of the query that knows who is signed in. */
export const sessionKey = ['session'] as const

/** Of the session, what its user can change. */
type Changes = { fullName?: string; email?: string; avatarUrl?: string | null }
type Session = { profile: Required<Changes> | null }

/** Shows a change of the own profile wherever the user is shown, then asks the server for the whole of it. */
export async function changeSession(changes: Changes) {
  // A session on its way here still has what was before.
  await queryClient.cancelQueries({ queryKey: sessionKey })
  queryClient.setQueryData<Session>(sessionKey, (session) =>
    session?.profile ? { ...session, profile: { ...session.profile, ...changes } } : session,
  )
  void queryClient.invalidateQueries({ queryKey: sessionKey })
}
