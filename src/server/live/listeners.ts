/** Events a client may leave unread before it is cut off; a page needs one or two. */
const MAX_UNREAD = 64

type Listener = {
  channels: string[]
  endsAt: Date
  body: ReadableStream<EventText>
  send: (text: EventText) => void
  /** Sends `first`, then whatever came in before it, and from now on everything at once. */
  begin: (first: EventText[]) => void
  end: () => void
  /** How long it has been sent nothing. */
  silentMs: () => number
}

type Options = {
  channels: string[]
  endsAt: Date
  /** Drops the connection of a client that does not read. */
  cutOff: () => void
  onEnd: (listener: Listener) => void
}

export function createListener({ channels, endsAt, cutOff, onEnd }: Options): Listener {
  let held: EventText[] | null = []
  let ended = false
  let sentAt = performance.now()
  let controller: ReadableStreamController<EventText>

  const body = new ReadableStream(
    {
      start: (given) => {
        controller = given
      },
      cancel: () => void leave(),
    },
    { highWaterMark: MAX_UNREAD },
  )

  function write(text: EventText) {
    if (ended) return
    if ((controller.desiredSize ?? 0) <= 0) {
      leave()
      return cutOff()
    }
    controller.enqueue(text)
    sentAt = performance.now()
  }

  /** True the first time. */
  function leave(): boolean {
    if (ended) return false
    ended = true
    onEnd(listener)
    return true
  }

  const listener: Listener = {
    channels,
    endsAt,
    body,
    send: (text) => (held ? held.push(text) : write(text)),
    begin(first) {
      const waiting = held ?? []
      held = null
      for (const text of [...first, ...waiting]) write(text)
    },
    end: () => {
      if (leave()) controller.close()
    },
    silentMs: () => performance.now() - sentAt,
  }
  return listener
}

/** Who hears what in this process. */
export function createListeners() {
  const byChannel = new Map<string, Set<Listener>>()
  const all = new Set<Listener>()

  return {
    all: (): Iterable<Listener> => [...all],
    on: (channel: string): Iterable<Listener> => [...(byChannel.get(channel) ?? [])],
    count: () => all.size,
    countOn: (channel: string) => byChannel.get(channel)?.size ?? 0,
    add(listener: Listener) {
      all.add(listener)
      for (const channel of listener.channels) {
        byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(listener))
      }
    },
    remove(listener: Listener) {
      all.delete(listener)
      for (const channel of listener.channels) {
        const others = byChannel.get(channel)
        others?.delete(listener)
        if (others?.size === 0) byChannel.delete(channel)
      }
    },
  }
}

const encoder = new TextEncoder()

export type EventText = Uint8Array<ArrayBuffer>

/** Something changed: ask again for what belongs to the topic. */
export const changeText = ({ id, topic }: { id: number; topic: string }) =>
  encoder.encode(`event: change\nid: ${id}\ndata: ${JSON.stringify({ topic })}\n\n`)

/** More was missed than is kept: ask again for everything. */
export const resyncText = () => encoder.encode('event: resync\ndata: {}\n\n')

/**
 * All is well and told up to `id`. An event and not a comment, so that a page can notice when nothing comes any more, and
 * so that it comes back after a quiet day with an id that is still known.
 */
export const beatText = (id: number) => encoder.encode(`event: beat\nid: ${id}\ndata: {}\n\n`)

/** When to come back after a lost connection. */
export const retryText = (ms: number) => encoder.encode(`retry: ${Math.round(ms)}\n\n`)
