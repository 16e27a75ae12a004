import { repeatKey } from '#web/api/repeat-key.ts'

export type KeyedMessage = { key: string; content: string }

/** Sent again as it was, because no answer came, a message keeps its key; changed, it is another message. */
export function keyFor(values: Record<string, string>, lastTry: KeyedMessage | null): KeyedMessage {
  const content = JSON.stringify(values)
  return lastTry?.content === content ? lastTry : { key: repeatKey(), content }
}
