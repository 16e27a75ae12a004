/** What is said to somebody: its English words as an ICU message, and the values in it. Whoever shows it says it in the reader's language. */
export type Message = { id: string; message: string; values?: Values }
type Values = Record<string, string | number>

/**
 * `msg('Show all {count}', { count })`. Its words are known to the build, which finds them as the argument itself: they
 * are written in one piece, and no value is part of them.
 */
export const msg = (message: string, values?: Values): Message =>
  values ? { id: message, message, values } : { id: message, message }
