export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Given by whoever may ask for the same mail twice: the queue stores it once. */
  id?: string
  /** Whose it is, where its addresses do not tell: the mail goes when their account goes. */
  accountId?: string
}

/** What is sent of it, and under which id it is stored. */
export type OutgoingMail = Omit<Mail, 'accountId'> & { id: string }

/** smtp.ts sends for real, outbox.ts writes files; services.ts chooses. Throws when the mail could not be handed over. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
