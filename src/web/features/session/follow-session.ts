import { onSessionRefused } from '#web/api/client.ts'
import { endLocalSession } from './local-session.ts'
import { followOtherTabs } from './other-tabs.ts'

/** Listens to everything that can end or start the session outside this page's own forms. */
export function followSession() {
  // From here on the page itself decides what a remembered profile shows.
  delete document.documentElement.dataset.session
  onSessionRefused(() => endLocalSession('ran-out'))
  return followOtherTabs()
}
