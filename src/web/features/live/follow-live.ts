import type { Query } from '@tanstack/react-query'
import type { Topic } from '#domain/live/topic.ts'
import { sessionSignal } from '#web/api/client.ts'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { holdStream, type LiveMessage } from './hold-stream.ts'
import { seekLeadership } from './leadership.ts'
import { setLiveState } from './live-state.ts'

/** The server is heard every 25 s; a tab that hears nothing for this long takes over. */
const SILENCE_MS = 60_000
const CHECK_MS = 5000
/** A shorter loss is not shown to the user. */
const GRACE_MS = 5000
const POLL_MS = 60_000
/** A newcomer is told what changed in the minute before; a page that took longer to connect asks again for all. */
const NEWCOMER_MS = 30_000
const RECENT_MS = 60_000

/** Between the tabs: what the server says, and the question of a tab that may have loaded its data before the latest of it. */
type Relayed = LiveMessage | { kind: 'newcomer' } | { kind: 'recent'; topics: Topic[] }

/** Asks again for what has changed, as soon as it has; the tabs of one browser share one connection. */
export function followLive(userId: string): () => void {
  const name = `plimsoll.live.${userId}`
  const relay = new BroadcastChannel(name)
  // Of the session it begins in: a tab that comes to lead after its end must not ask, since it would be refused.
  const ended = sessionSignal()
  const since = Date.now()
  const changedAt = new Map<Topic, number>()
  let lastId: string | null = null
  let isNewcomer = true
  let heardAt = since
  let grace: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  function hear(message: LiveMessage) {
    heardAt = Date.now()
    if (message.kind === 'lost') return lose()
    regain()
    if (lastId === null && heardAt - since > NEWCOMER_MS) refresh()
    lastId = message.id
    if (message.kind === 'change') {
      changedAt.set(message.topic, heardAt)
      refresh(message.topic)
    }
    if (message.kind === 'resync') refresh()
  }

  function hearTab(message: Relayed) {
    if (message.kind === 'newcomer') return isNewcomer ? undefined : tellNewcomer()
    if (message.kind !== 'recent') return hear(message)
    if (!isNewcomer) return
    isNewcomer = false
    for (const topic of message.topics) refresh(topic)
  }

  function tellNewcomer() {
    const topics = [...changedAt].filter(([, at]) => Date.now() - at < RECENT_MS).map(([topic]) => topic)
    tell({ kind: 'recent', topics })
  }

  function lose() {
    grace ??= setTimeout(() => {
      setLiveState('down')
      polling = setInterval(() => !document.hidden && refresh(), POLL_MS)
    }, GRACE_MS)
  }

  function regain() {
    clearTimeout(grace)
    clearInterval(polling)
    grace = undefined
    setLiveState('connected')
  }

  function takeOverIfSilent() {
    if (document.hidden || Date.now() - heardAt < SILENCE_MS) return
    heardAt = Date.now()
    lose()
    leadership.takeOver()
  }

  const tell = (message: Relayed) => relay.postMessage(message)
  relay.onmessage = ({ data }: MessageEvent<Relayed>) => hearTab(data)
  tell({ kind: 'newcomer' })
  const leadership = seekLeadership(name, (signal) =>
    holdStream({
      signal: firstOf([signal, ended]),
      lastId: () => lastId,
      checkSession: () => queryClient.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false }),
      hear: (message) => {
        // What the server says first makes up for what a newcomer missed.
        if (message.kind !== 'lost') isNewcomer = false
        tell(message)
        hear(message)
      },
    }),
  )
  const checking = setInterval(takeOverIfSilent, CHECK_MS)
  document.addEventListener('visibilitychange', takeOverIfSilent)
  return () => {
    leadership.leave()
    relay.close()
    clearInterval(checking)
    document.removeEventListener('visibilitychange', takeOverIfSilent)
    regain()
  }
}

/**
 * Everything, or what belongs to the topic: by its key, or because it holds something of it and says so in `meta.topics`.
 * A hidden tab asks once it is visible.
 */
function refresh(topic?: Topic) {
  const isOfTopic = ({ queryKey, meta }: Query) =>
    topic === undefined || queryKey[0] === topic || meta?.topics?.includes(topic) === true
  const refetchType = document.hidden ? 'none' : 'active'
  // A first answer that is still under way may have been read before the change, and it is not broken off.
  for (const query of queryClient
    .getQueryCache()
    .findAll({ predicate: isOfTopic, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue
    const again = () =>
      void queryClient.invalidateQueries(
        { queryKey: query.queryKey, exact: true, refetchType },
        { cancelRefetch: false },
      )
    query.promise?.then(again, () => undefined)
  }
  void queryClient.invalidateQueries({ predicate: isOfTopic, refetchType })
}

/** What AbortSignal.any does in browsers newer than the oldest we build for. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort()
    signal.addEventListener('abort', () => first.abort(), { once: true, signal: first.signal })
  }
  return first.signal
}
