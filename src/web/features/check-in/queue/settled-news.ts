import type { SettledSubmission } from './device-queue.ts'

export type SettledNews = { userId: string; key: string; settled: SettledSubmission }

const listeners = new Set<(news: SettledNews) => void>()
let channel: BroadcastChannel | undefined

/** Told to every tab: each shows the day, and the one that sends is not always the one that is looked at. */
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
