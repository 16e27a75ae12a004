import type { Mail } from '#tests/support/mail.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

export type MailingApp = TestApp & {
  /** Everything that was mailed to an address so far, oldest first. */
  mailsTo: (email: string) => Promise<Mail[]>
}

/** An app that sends its mails by SMTP, and therefore asks to confirm addresses. */
export async function startMailingApp(): Promise<MailingApp> {
  const smtp = await startSmtpServer()
  const app = await startTestApp({ SMTP_URL: smtp.url })
  return {
    ...app,
    mailsTo: async (email) => {
      await app.services.background.settled()
      return smtp.mails.filter(({ to }) => to.includes(email))
    },
    stop: async () => {
      await app.stop()
      await smtp.stop()
    },
  }
}
