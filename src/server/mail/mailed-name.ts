import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts'
import { holdsLink } from '#domain/text/holds-link.ts'

const LONGEST = /^(.{60}).+$/u

/** What a user wrote about themselves, on one visible line that leaves room for our own words. */
export function mailedLine(text: string): string {
  const line = withoutHiddenCharacters(text.replaceAll(/\s+/gu, ' ')).trim()
  return line.replace(LONGEST, '$1…')
}

/** A name in a mail of ours; nothing of one that would carry a link, as names could before they were checked. */
export const mailedName = (fullName: string) => (holdsLink(fullName) ? '' : mailedLine(fullName))
