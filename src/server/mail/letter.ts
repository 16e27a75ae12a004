import { LOCALES, type Locale } from '#domain/language/locale.ts'
import { type Message, msg } from '#domain/language/message.ts'
import type { Speech } from '#domain/language/speech.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { type Mail, mailedName } from './mail.ts'

/** What a mail says after its greeting. A paragraph that is no message, such as a link, is the same in every language. */
export type Letter = { subject: Message; paragraphs: (Message | string)[] }

export type Recipient = { email: string; fullName: string; locale: Locale | null }

/** English for whoever has chosen no language: only their browser knows theirs. */
export const speechTo = ({ locale }: Recipient): Speech => speechIn(locale ?? 'en')

/** To the owner of an account, by their name and in their language. */
export function mailTo(user: Recipient, letter: Letter): Mail {
  const name = mailedName(user.fullName)
  const greeting = name ? msg('Hello {name},', { name }) : msg('Hello,')
  return { to: user.email, ...written(speechTo(user), greeting, letter) }
}

/** To people whose language only the database knows, which chooses among them. */
export type Told = (speech: Speech) => Letter

export function inEveryLanguage(told: Told): Record<string, Written> {
  const all = LOCALES.map((locale) => {
    const speech = speechIn(locale)
    return [locale, written(speech, msg('Hello,'), told(speech))] as const
  })
  return Object.fromEntries(all)
}

type Written = Pick<Mail, 'subject' | 'text'>

function written({ t }: Speech, greeting: Message, { subject, paragraphs }: Letter): Written {
  const said = [greeting, ...paragraphs].map((one) => (typeof one === 'string' ? one : t(one)))
  return { subject: t(subject), text: `${said.join('\n\n')}\n` }
}

/** A name within a message, which has words of its own for `unnamed`: a name that is not mailed. */
export const nameIn = (name: string) => mailedName(name) || 'unnamed'
