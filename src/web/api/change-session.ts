import { queryClient } from './query-client.ts'
import { sessionKey } from './session-key.ts'

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
