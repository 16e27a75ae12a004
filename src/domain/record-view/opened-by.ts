import { msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'

/** Beyond these the rest is a number. */
const NAMED = 3

/** Who has opened the answers of a day, in one sentence; `time` is when the last of them did. */
export function openedBy(
  names: readonly string[],
  time: string,
  { t, listed }: Pick<Speech, 't' | 'listed'>,
): string {
  const more = names.length - NAMED
  const named = more > 0 ? [...names.slice(0, NAMED), t(msg('{more} more', { more }))] : names
  const people = listed(named)
  return names.length > 1
    ? t(msg('Opened by {people}, last {time}', { people, time }))
    : t(msg('Opened by {people}, {time}', { people, time }))
}
