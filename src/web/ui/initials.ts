/** The first letters of the first and the last word: 'Charlotte Wright-Anastasopoulou' is CW. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean)
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return chosen.map((word) => word.match(/^.\p{M}*/u)![0].toLocaleUpperCase('en')).join('')
}
