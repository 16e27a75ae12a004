import type { EventText } from './event-text.ts'

/** Events a client may leave unread before it is cut off; a page needs one or two. */
const MAX_UNREAD = 64

export type Listener = {
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
