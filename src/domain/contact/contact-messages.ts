/** The sentences of the contact form. */
export const contactMessages = {
  incomplete: 'Please fill in all fields',
  emailMalformed: 'Please enter a valid email address',
  sending: 'Sending message...',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again later.',
  notSent: 'Failed to send email',
  subject: (name: string) => `New Contact Form Message from ${name}`,
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your email address',
  messageMissing: 'Write your message',
  unreachable: 'The server cannot be reached. What you wrote is still here: check your connection.',
} as const
