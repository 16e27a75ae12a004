import type { Job } from './job.ts'

/** Retries what SMTP refused or a killed process left behind; new mail is sent at once by whoever adds it. */
export const deliverMails: Job = {
  name: 'deliver-mails',
  pattern: '* * * * *',
  run: ({ mailQueue }) => mailQueue.deliver(),
}
