import { z } from 'zod'
import {
  isContactAddress,
  MAX_CONTACT_EMAIL_LENGTH,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from './contact-limits.ts'
import { contactMessages } from './contact-messages.ts'

/** A name stands in the subject of a mail, so it is one line. */
const OneLine = z.string().transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())

export const ContactMessage = z.object({
  name: OneLine.pipe(z.string().min(1, contactMessages.incomplete).max(MAX_CONTACT_NAME_LENGTH)),
  email: z
    .string()
    .trim()
    .min(1, contactMessages.incomplete)
    .max(MAX_CONTACT_EMAIL_LENGTH)
    .refine(isContactAddress, contactMessages.emailMalformed),
  message: z.string().trim().min(1, contactMessages.incomplete).max(MAX_CONTACT_MESSAGE_LENGTH),
})
export type ContactMessage = z.infer<typeof ContactMessage>
