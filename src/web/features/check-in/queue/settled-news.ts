import type { SettledSubmission } from './device-queue.ts'

export type SettledNews = { userId: string; key: string; settled: SettledSubmission }

const listeners = new Set<(news: SettledNews) => void>()
let channel: BroadcastChannel | undefined

/** Told to every tab: the one that sends need not be the one that asked. */
export function tellSettled(news: SettledNews) {
  open().postMessage(news)
  for (const listener of listeners) listener(news)
}

/** What became of an account's submissions, sent at once or later, from this tab or another. */
export function onSettled(userId: string, listener: (key: string, settled: SettledSubmission) => void) {
  const own = (news: SettledNews) => {
    if (news.userId === userId) listener(news.key, news.settled)
  }
  open()
  listeners.add(own)
  return () => void listeners.delete(own)
}

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('plimsoll.submissions')
    channel.onmessage = ({ data }: MessageEvent<SettledNews>) => {
      for (const listener of listeners) listener(data)
    }
  }
  return channel
}
