/** Makes something the first time it is asked for, and keeps it: a start waits for nothing that nobody may need. */
export function whenAsked<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
