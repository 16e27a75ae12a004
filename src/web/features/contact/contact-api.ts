import { isContactAddress } from '#domain/contact/contact-limits.ts'
import { contactMessages } from '#domain/contact/contact-messages.ts'
import { api } from '#web/api/client.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { type Problems, Refused } from '#web/ui/refused.ts'
import { ask, refusalOf } from '#web/api/reply.ts'

export type Written = { key: string; name: string; email: string; message: string; subject: string }

export async function sendMessage(written: Written) {
  const { failed } = contactMessages
  const answer = await ask(api['contact-messages'].$post({ json: written }))
  if (answer === 'unreachable')
    throw new Refused({ failure: { message: failed, hint: contactMessages.unreachable } })
  if (!answer.ok) {
    const refusal = await refusalOf(answer)
    throw new Refused({
      failure: { message: failed, ...(refusal?.code === 'too-many-attempts' && { hint: refusal.message }) },
    })
  }
  const reply = await answer.json().catch(() => null)
  if (!reply?.success) throw new Error('Failed to send email')
}

export type KeyedMessage = { key: string; content: string }

/** A message that is sent again unchanged, since no answer came, keeps its key; a changed one is another message. */
export function keyFor(values: Record<string, string>, lastTry: KeyedMessage | null): KeyedMessage {
  const content = JSON.stringify(values)
  return lastTry?.content === content ? lastTry : { key: repeatKey(), content }
}

export type ContactField = 'name' | 'email' | 'message'

const { nameMissing, emailMissing, messageMissing } = contactMessages

export function contactProblems(values: Record<ContactField, string>): Problems<ContactField> {
  const isEmpty = (field: ContactField) => values[field].trim() === ''
  return {
    ...(isEmpty('name') && { name: nameMissing }),
    ...(isEmpty('email') && { email: emailMissing }),
    ...(isEmpty('message') && { message: messageMissing }),
    ...(!isEmpty('email') &&
      !isContactAddress(values.email.trim()) && { email: contactMessages.emailMalformed }),
  }
}

export const isIncomplete = ({ name, email, message }: Problems<ContactField>): boolean =>
  name !== undefined || message !== undefined || email === emailMissing
