import { accountMessages } from './account-messages.ts'
import type { Message } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { holdsLink } from '../text/holds-link.ts'

/** What keeps a name from standing on other people's screens and in mails to them. */
export function nameProblem(fullName: string): Message | null {
  if (hasHiddenCharacters(fullName)) return accountMessages.fullNameHidden
  return holdsLink(fullName) ? accountMessages.fullNameLink : null
}
