import { createRoute, z } from '@hono/zod-openapi'
import { ContactMessage } from '#domain/contact/contact-message.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { CONTACT_PER_ADDRESS, CONTACT_PER_SENDER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'
import { contactMail } from '#server/mail/contact-mail.ts'

const SentForm = ContactMessage.extend({
  key: z
    .uuid()
    .optional()
    .describe('Of the sender’s choice; a message sent again under it is delivered once'),
  subject: z.string().optional().describe('Not shown to people. Whoever fills it in is a program.'),
})

const sendMessage = createRoute({
  method: 'post',
  path: '/contact-messages',
  tags: ['Site'],
  summary: 'Write to whoever runs this site',
  request: jsonBody(SentForm),
  responses: {
    202: jsonReply('Stored, and on its way', z.object({ success: z.literal(true) })),
    ...refusals('invalid-input', 'too-large', 'too-many-attempts'),
  },
})

export const contactRoutes = createRouter().openapi(sendMessage, async (c) => {
  const { key, subject, ...message } = c.req.valid('json')
  const { config, mailQueue, background, clientAddress } = c.var
  await limitAttempts(
    c,
    ...perNetwork(CONTACT_PER_ADDRESS, clientAddress),
    ...perNetwork(CONTACT_PER_SENDER, clientAddress, message.email.toLowerCase()),
  )
  // The same answer, so that a program learns nothing from it.
  if (!subject) {
    await mailQueue.add({ ...contactMail(config.contactEmail, message), ...(key && { id: key }) })
    background.run(mailQueue.deliver)
  }
  return c.json({ success: true as const }, 202)
})
