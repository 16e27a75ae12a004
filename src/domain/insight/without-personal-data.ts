const ADDRESS = /[^\s@‹›<>]+@[^\s@‹›<>]+/gu
const LINK = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu
/** A telephone number, a date of birth or another number that could single somebody out. */
const LONG_NUMBER = /\+?\d(?:[\s./()-]?\d){5,}/gu

const MIN_NAME_LENGTH = 2

/**
 * Free text without addresses, links, ids and long numbers, and without `names`: each of them whole and each of its parts. An
 * everyday word that is also a name goes with them.
 */
export function withoutPersonalData(text: string, names: readonly string[]): string {
  const cleaned = text
    .replaceAll(LINK, '[link]')
    .replaceAll(ADDRESS, '[address]')
    .replaceAll(UUID, '[number]')
    .replaceAll(LONG_NUMBER, '[number]')
  const pattern = namePattern(names)
  return pattern === null ? cleaned : cleaned.replaceAll(pattern, '[name]')
}

function namePattern(names: readonly string[]): RegExp | null {
  const parts = names
    .flatMap((name) => [name.trim(), ...name.split(/[\s'’.-]+/u)])
    .flatMap((part) => [part.normalize('NFKC'), withoutAccents(part)])
    .filter((part) => part.length >= MIN_NAME_LENGTH)
  if (parts.length === 0) return null
  // The longest first, so that a whole name goes as one.
  const words = [...new Set(parts)].toSorted((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
