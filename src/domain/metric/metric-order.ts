/** The same items with one of them at another place; a place beyond either end is that end. */
export function moved<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  if (!items.includes(item)) return [...items]
  const others = items.filter((other) => other !== item)
  const at = Math.min(Math.max(place, 0), others.length)
  return others.toSpliced(at, 0, item)
}
