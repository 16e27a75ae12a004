import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { contactMessages } from '#domain/contact/contact-messages.ts'
import { type Mail, mailedLine } from './mail.ts'

export function contactMail(contactEmail: string, { name, email, message }: ContactMessage): Mail {
  return {
    to: contactEmail,
    replyTo: email,
    subject: contactMessages.subject(mailedLine(name)),
    text: `Name: ${name}
Email: ${email}

${message}
`,
  }
}
