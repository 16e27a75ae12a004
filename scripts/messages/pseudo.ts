/** A language that nobody speaks: English with other letters, and each longer word by a third longer, as translations are. */
export const PSEUDO_LOCALE = 'en-XA'

const LETTERS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  y: 'ý',
}

/** Outside of placeholders and tags; within a plural every case is as long as its words. */
export function pseudo(english: string): string {
  if (english === 'en') return PSEUDO_LOCALE
  let depth = 0
  const said = english.replaceAll(/<\/?\d+\/?>|[{}]|\{?[^<{}]+/g, (part) => {
    if (part === '{') depth++
    if (part === '}') depth--
    if (part === '{' || part === '}' || part.startsWith('<')) return part
    // Directly within braces stands the name of a value, or a choice and the names of its cases.
    return depth % 2 === 1 ? part : lengthened(part)
  })
  return said
}

const lengthened = (text: string) =>
  text
    .replaceAll(/\p{L}{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length / 3)))
    .replaceAll(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)
