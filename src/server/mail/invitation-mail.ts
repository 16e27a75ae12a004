import type { Mail } from './mail.ts'

type Manager = { id: string; fullName: string }

export function invitationMail(email: string, { id, fullName: managerName }: Manager, link: string): Mail {
  return {
    accountId: id,
    to: email,
    subject: `${managerName} invites you to their team on Plimsoll`,
    text: `Hello,

${managerName} would like you to join their team on Plimsoll, where athletes answer a short check-in each day and log
their training. Join here, with an account for this email address:

${link}

The link works once and is valid for 24 hours. If you do not know ${managerName}, ignore this mail.
`,
  }
}
