export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Given by whoever may ask for the same mail twice: the queue stores it once. */
  id?: string
}

/** smtp.ts sends for real, outbox.ts writes files; main.ts chooses. Throws when the mail could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>
