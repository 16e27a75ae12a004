import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { type Mail, mailedLine } from './mail.ts'

/** To whoever runs the site, and therefore in English whatever the sender reads. */
export function contactMail(contactEmail: string, { name, email, message }: ContactMessage): Mail {
  return {
    to: contactEmail,
    replyTo: email,
    subject: `New Contact Form Message from ${mailedLine(name)}`,
    text: `Name: ${name}
Email: ${email}

${message}
`,
  }
}
