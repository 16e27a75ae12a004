import type { Topic } from '#domain/live/topic.ts'

/** What the tab that holds the stream passes on to the others; `id` is where another one would go on. */
export type LiveMessage =
  | { kind: 'change'; id: string; topic: Topic }
  /** More was missed than the server can tell: everything may have changed. */
  | { kind: 'resync'; id: string }
  | { kind: 'beat'; id: string }
  /** No connection; another attempt is under way. */
  | { kind: 'lost' }

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 10_000

type Options = {
  lastId: () => string | null
  hear: (message: LiveMessage) => void
  /** Settled once it is known whether there is a session; if there is none, the page aborts `signal` by then. */
  checkSession: () => Promise<unknown>
  signal: AbortSignal
}

/** Keeps a stream of events open until aborted: after a loss it goes on behind the last event that was heard. */
export function holdStream({ lastId, hear, checkSession, signal }: Options) {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let reopenedFor: string | null = null

  function open() {
    const after = lastId()
    source = new EventSource(after === null ? '/api/live' : `/api/live?${new URLSearchParams({ after })}`)
    source.addEventListener('beat', ({ lastEventId: id }) => {
      attempts = 0
      hear({ kind: 'beat', id })
    })
    source.addEventListener('resync', ({ lastEventId: id }) => hear({ kind: 'resync', id }))
    source.addEventListener('change', ({ lastEventId: id, data }: MessageEvent<string>) => {
      const { topic }: { topic: Topic } = JSON.parse(data)
      hear({ kind: 'change', id, topic })
      // The next stream repeats the latest events, so this one would end that stream too, and so on without end.
      if (topic !== 'session' || id === reopenedFor) return
      reopenedFor = id
      void reopenIfSignedIn()
    })
    source.addEventListener('error', lost)
  }

  /** Closes before the server ends the stream, and asks first, since without a session it would be refused. */
  async function reopenIfSignedIn() {
    source?.close()
    await checkSession()
    openLater()
  }

  /** Not left to the browser: some give up after the first refusal, and none waits longer each time. */
  function lost() {
    const refused = source?.readyState === EventSource.CLOSED
    source?.close()
    hear({ kind: 'lost' })
    if (refused) void checkSession().then(openLater)
    else openLater()
  }

  function openLater() {
    if (signal.aborted) return
    clearTimeout(retry)
    const longest = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
    attempts += 1
    // Spread, since after a restart all clients come back.
    retry = setTimeout(openWhenOnline, longest * (1 + Math.random()))
  }

  function openWhenOnline() {
    if (navigator.onLine) open()
    else window.addEventListener('online', open, { once: true, signal })
  }

  if (signal.aborted) return
  signal.addEventListener('abort', () => {
    clearTimeout(retry)
    source?.close()
  })
  openWhenOnline()
}
