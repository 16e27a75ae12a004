/** Whether a text contains every searched word, without regard to case and accents: 'novak' means Novák. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/u)
    .every((word) => folded.includes(word))
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')
