import { alphabet } from '#domain/text/alphabet.ts'
import { matchesSearch } from '#domain/text/matches-search.ts'
import type { Athlete } from './athletes-api.ts'

export type AthleteOrder = { by: 'fullName' | 'email'; descending: boolean }

/** Those whose name or address contains every searched word, in the order asked for; they come in that of their names. */
export function arrangeAthletes(
  athletes: Athlete[],
  search: string,
  { by, descending }: AthleteOrder,
): Athlete[] {
  const found = athletes.filter(({ fullName, email }) => matchesSearch(`${fullName} ${email}`, search))
  if (by === 'fullName') return descending ? found.toReversed() : found
  const direction = descending ? -1 : 1
  return found.toSorted((one, other) => direction * alphabet.compare(one[by], other[by]))
}

export const byName = (one: Athlete, other: Athlete) => alphabet.compare(one.fullName, other.fullName)
