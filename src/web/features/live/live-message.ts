/** What the tab that holds the stream passes on to the others; `id` is where another one would go on. */
export type LiveMessage =
  | { kind: 'change'; id: string; topic: string }
  /** More was missed than the server can tell: everything may have changed. */
  | { kind: 'resync'; id: string }
  | { kind: 'beat'; id: string }
  /** No connection; another attempt is under way. */
  | { kind: 'lost' }
