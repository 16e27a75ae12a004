import { isContactAddress } from '#domain/contact/is-contact-address.ts'
import { contactMessages } from '#domain/messages/contact-messages.ts'
import type { Problems } from '#web/ui/use-submit.ts'

export type ContactField = 'name' | 'email' | 'message'

const { nameMissing, emailMissing, messageMissing } = contactMessages.ours

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
