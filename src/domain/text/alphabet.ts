let collator: Intl.Collator | undefined

/** How names are put in order wherever people are listed; a database's own order depends on how it was set up. */
export const alphabet = {
  // Made with its first use: that takes a browser as long as drawing a table, and lists come in order from the server.
  compare(one: string, other: string): number {
    collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    return collator.compare(one, other)
  },

  /**
   * A list by its names. A comparison by the alphabet costs a hundred times one of the letters' numbers, which nearly always come to
   * the same; so those go first, and a list in order is compared once from end to end.
   */
  sorted<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
    const named = items.map((item) => ({ item, name: nameOf(item), letters: nameOf(item).toLowerCase() }))
    return named
      .toSorted((one, other) => (one.letters < other.letters ? -1 : Number(one.letters > other.letters)))
      .toSorted((one, other) => alphabet.compare(one.name, other.name))
      .map(({ item }) => item)
  },
}
