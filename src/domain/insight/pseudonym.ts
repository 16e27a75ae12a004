/**
 * What an athlete of a team is called wherever a name must not go; numbered from 1. It is the same in every language: names
 * are put in for it.
 */
export const pseudonymOf = (number: number): string => `Athlete ${number}`

/** The same text for the coach's own eyes: each pseudonym replaced by the name at its place, unknown ones left. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replaceAll(/\bAthlete (\d{1,4})(?!\d)/g, (pseudonym, number) => names[Number(number) - 1] ?? pseudonym)
