import { breakOffReads, onSessionRefused } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetPendingInvitation } from '#web/device/pending-invitation.ts'
import { type Session, sessionQuery } from './auth-session.ts'
import { forgetProfile, type Profile, profileStorageKey, rememberProfile } from './remembered-profile.ts'

export function startLocalSession(profile: Profile) {
  rememberProfile(profile)
  replaceSession({ profile })
}

export function endLocalSession(how: 'signed-out' | 'ran-out') {
  const ended = queryClient.getQueryData<Session>(sessionQuery.queryKey)
  // A refusal that comes late says nothing new about a session that was signed out.
  if (how === 'ran-out' && ended?.signedOut) return
  // The code of a visitor stays: a password reset in one tab ends the session in every tab too.
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

type News = 'signed-in' | 'signed-out'

let channel: BroadcastChannel | undefined

export function tellOtherTabs(news: News) {
  channel?.postMessage(news)
}

/** Anew also if it is being asked already: that answer may be about the session of before. */
const askAgain = () => void queryClient.invalidateQueries(sessionQuery)

/** A sign-in or sign-out in one tab holds for all of them at once. */
function followOtherTabs() {
  const onStorage = (event: StorageEvent) => {
    if (event.key === profileStorageKey || event.key === null) askAgain()
  }
  channel = new BroadcastChannel('plimsoll.session')
  channel.onmessage = ({ data }: MessageEvent<News>) =>
    data === 'signed-out' ? endLocalSession(data) : askAgain()
  window.addEventListener('storage', onStorage)
  return () => {
    channel?.close()
    channel = undefined
    window.removeEventListener('storage', onStorage)
  }
}

/** Whoever comes back to the page may have another session by now. */
function followReturns() {
  const onReturn = () => document.visibilityState === 'visible' && askAgain()
  document.addEventListener('visibilitychange', onReturn)
  return () => document.removeEventListener('visibilitychange', onReturn)
}

/** Listens to everything that can end or start the session outside this page's own forms. */
export function followSession() {
  // From here on the page itself decides what a remembered profile shows.
  delete document.documentElement.dataset.session
  onSessionRefused(() => endLocalSession('ran-out'))
  const unfollow = [followOtherTabs(), followReturns()]
  return () => unfollow.forEach((end) => end())
}
