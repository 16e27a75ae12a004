import { queryClient } from '#web/api/query-client.ts'
import { endLocalSession } from './local-session.ts'
import { profileStorageKey } from './remembered-profile.ts'
import { sessionQuery } from './session-query.ts'

type News = 'signed-in' | 'signed-out'

let channel: BroadcastChannel | undefined

export function tellOtherTabs(news: News) {
  channel?.postMessage(news)
}

/** A sign-in or sign-out in one tab holds for all of them at once. */
export function followOtherTabs() {
  const askAgain = () => void queryClient.invalidateQueries(sessionQuery)
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
