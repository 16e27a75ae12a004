/** One kind of line break, and none at the ends; a note of nothing is none. */
export const tidyNote = (note: string | null): string | null =>
  note?.replaceAll('\r\n', '\n').normalize('NFC').trim() || null
