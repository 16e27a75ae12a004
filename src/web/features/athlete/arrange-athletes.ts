import { alphabet } from '#domain/text/alphabet.ts'
import type { Athlete } from './athletes-api.ts'

export type AthleteOrder = { by: 'fullName' | 'email'; descending: boolean }

/** Those whose name or address contains every searched word, in the order asked for. */
export function arrangeAthletes(
  athletes: Athlete[],
  search: string,
  { by, descending }: AthleteOrder,
): Athlete[] {
  const words = fold(search).split(/\s+/u).filter(Boolean)
  const direction = descending ? -1 : 1
  return athletes
    .filter(({ fullName, email }) => {
      const text = fold(`${fullName} ${email}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => direction * alphabet.compare(one[by], other[by]))
}

export const byName = (one: Athlete, other: Athlete) => alphabet.compare(one.fullName, other.fullName)

/** Without case and accents: a search for 'novak' means Novák. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')
