import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts'
import { holdsLink } from '#domain/text/holds-link.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Given by a caller that may ask for the same mail twice: the queue stores it once. */
  id?: string
  /** The account that the mail belongs to, if its addresses do not tell: the mail is deleted with it. */
  accountId?: string
  /** What it reminds of: it is sent only while that holds. */
  reminderId?: string
  /** Or what it sums up, in the same way. */
  digestId?: string
  /** Where its reader says that they want no more of the kind. */
  unsubscribeUrl?: string
}

/** What is sent of it, and under which id it is stored. */
export type OutgoingMail = Omit<Mail, 'accountId' | 'reminderId' | 'digestId'> & { id: string }

/** smtp.ts sends for real, outbox.ts writes files; services.ts chooses. Throws when the mail could not be handed over. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

/** What becomes of it in the mail itself. RFC 8058: the program that shows the mail may offer a button, and sends a POST. */
export const composed = ({ id: _, unsubscribeUrl, ...mail }: OutgoingMail) => ({
  ...mail,
  ...(unsubscribeUrl && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})

const LONGEST = /^(.{60}).+$/u

/** What a user wrote about themselves, on one visible line that leaves room for our own words. */
export function mailedLine(text: string): string {
  const line = withoutHiddenCharacters(text.replaceAll(/\s+/gu, ' ')).trim()
  return line.replace(LONGEST, '$1…')
}

/** A name in a mail of ours; nothing of one that would carry a link, as names could before they were checked. */
export const mailedName = (fullName: string) => (holdsLink(fullName) ? '' : mailedLine(fullName))
