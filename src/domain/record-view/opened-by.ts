/** Beyond these the rest is a number. */
const NAMED = 3

/** Who has opened the answers of a day, in one sentence; `time` is when the last of them did. */
export function openedBy(names: readonly string[], time: string): string {
  const named = names.length > NAMED ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names
  const [first, last] = [named.slice(0, -1).join(', '), named.at(-1)]
  return first ? `Opened by ${first} and ${last}, last ${time}` : `Opened by ${last}, ${time}`
}
