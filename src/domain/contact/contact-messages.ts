import { msg } from '../language/message.ts'

/** The sentences of the contact form. */
export const contactMessages = {
  incomplete: msg('Please fill in all fields'),
  emailMalformed: msg('Please enter a valid email address'),
  sending: msg('Sending message...'),
  sent: msg("Message sent successfully! We'll get back to you soon."),
  failed: msg('Failed to send message. Please try again later.'),
  nameMissing: msg('Enter your name'),
  emailMissing: msg('Enter your email address'),
  messageMissing: msg('Write your message'),
  unreachable: msg('The server cannot be reached. What you wrote is still here: check your connection.'),
} as const
