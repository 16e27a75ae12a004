const PRODUCT = 'plimsoll'
const SHORTEST_WORD = 3

type Owner = { fullName: string; email: string }

/** Whether a password says no more than the name of its owner, their address or ours: 'Marta2026!', 'vidal.marta'. */
export function isOfOwnWords(password: string, { fullName, email }: Owner): boolean {
  const words = [PRODUCT, ...wordsOf(fullName), ...wordsOf(email)].toSorted((a, b) => b.length - a.length)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain(password))
  return rest !== plain(password) && !/\p{L}/u.test(rest)
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)

/** Without case and accents: 'Zoë' and 'zoe' are one guess. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
