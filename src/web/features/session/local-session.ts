import { breakOffReads } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetPendingInvitation } from '#web/device/pending-invitation.ts'
import type { Profile } from './profile.ts'
import { forgetProfile, rememberProfile } from './remembered-profile.ts'
import { sessionQuery, type Session } from './session-query.ts'

export function startLocalSession(profile: Profile) {
  rememberProfile(profile)
  replaceSession({ profile })
}

export function endLocalSession(how: 'signed-out' | 'ran-out') {
  const ended = queryClient.getQueryData<Session>(sessionQuery.queryKey)
  // A refusal that comes late says nothing new about a session that was signed out.
  if (how === 'ran-out' && ended?.signedOut) return
  // A visitor's code waits on: a password that is reset ends the sessions of every tab too.
  if (how === 'signed-out' && ended?.profile) forgetPendingInvitation()
  forgetProfile()
  replaceSession(how === 'signed-out' ? { profile: null, signedOut: true } : { profile: null })
}

/** Nothing that was loaded for one account may be shown to the next. */
function replaceSession(session: Session) {
  void queryClient.cancelQueries()
  breakOffReads()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
