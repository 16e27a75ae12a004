let collator: Intl.Collator | undefined

/** How names are put in order wherever people are listed; a database's own order depends on how it was set up. */
export const alphabet = {
  // Made with its first use: that takes a browser as long as drawing a table, and lists come in order from the server.
  compare(one: string, other: string): number {
    collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    return collator.compare(one, other)
  },
}
