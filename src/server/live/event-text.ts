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
