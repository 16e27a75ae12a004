import { cookieHeader } from '#tests/support/cookie-header.ts'
export type LiveEvent = { event: string; id: string; data: string }

export type LiveStream = {
  status: number
  headers: Headers
  /** Everything heard so far but the beats. */
  events: LiveEvent[]
  beats: LiveEvent[]
  /** The topics of the changes heard so far. */
  topics: () => string[]
  lastEventId: () => string
  /** Resolves when the server has ended the stream, or its connection broke. */
  ended: Promise<void>
  close: () => void
}

type Options = { cookies: Map<string, string>; after?: string | undefined; query?: string }

/** What a page's EventSource does, once: no reconnect. Resolves when the server is ready to tell. */
export async function openLiveStream(
  origin: string,
  { cookies, after, query = '' }: Options,
): Promise<LiveStream> {
  const closing = new AbortController()
  const response = await fetch(`${origin}/api/live${query}`, {
    signal: closing.signal,
    headers: {
      'Accept-Encoding': 'gzip',
      Cookie: cookieHeader(cookies),
      ...(after !== undefined && { 'Last-Event-ID': after }),
    },
  })
  const events: LiveEvent[] = []
  const beats: LiveEvent[] = []
  let lastEventId = after ?? ''
  const ready = Promise.withResolvers<void>()
  const ended = read().finally(ready.resolve)
  if (response.ok) await ready.promise
  return {
    status: response.status,
    headers: response.headers,
    events,
    beats,
    topics: () => events.flatMap(({ event, data }) => (event === 'change' ? [JSON.parse(data).topic] : [])),
    lastEventId: () => lastEventId,
    ended,
    close: () => closing.abort(),
  }

  async function read() {
    let text = ''
    const decoder = new TextDecoder()
    try {
      for await (const bytes of response.body ?? []) {
        text += decoder.decode(bytes, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) hear(block)
      }
    } catch {
      // Its end is what the caller waits for, however it came about.
    }
  }

  function hear(block: string) {
    const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]))
    const [event, id = '', data] = [fields.get('event'), fields.get('id'), fields.get('data')]
    if (event === undefined || data === undefined) return
    if (id) lastEventId = id
    if (event === 'beat') {
      beats.push({ event, id, data })
      ready.resolve()
    } else events.push({ event, id, data })
  }
}
