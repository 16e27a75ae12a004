import type { Locale } from '#domain/language/locale.ts'
import { QueryClient } from '@tanstack/react-query'
import type { Topic } from '#domain/live/topic.ts'
import { i18n } from '#web/language/i18n.ts'

/** Kept under a name of its own: no event of the server is about it alone. */
type Untold =
  | 'account-holdings'
  | 'account-sessions'
  | 'answer-count'
  | 'digest-choice'
  | 'follow-up'
  | 'insights'
  | 'push'
  | 'removed-athletes'
  | 'site'
  | 'staff-invitation'
  | 'team-usual'
  | 'statistics'
  | 'team-today'
  | 'two-factor'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Topic | Untold, ...(string | number)[]]
    /** The topics that it holds something of, beside the one that its key begins with. */
    queryMeta: { topics?: readonly Topic[] }
  }
}

// Our own code tells an unreachable server from a refusal, so a query must run even if the device says it is offline. What
// could not be loaded meanwhile is asked for again once it is back.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 30_000, retry: 1 },
    mutations: { networkMode: 'always' },
  },
})

// The server words some of what it sends: insights, devices.
i18n.on('change', () => void queryClient.invalidateQueries())

/** Of the query that knows who is signed in. */
export const sessionKey = ['session'] as const

/** Of the session, what its user can change. */
type Changes = { fullName?: string; email?: string; avatarUrl?: string | null; locale?: Locale }
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
