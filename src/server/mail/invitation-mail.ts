import { type Mail, mailedName } from './mail.ts'

type Manager = { id: string; fullName: string }

export function invitationMail(email: string, { id, fullName }: Manager, link: string): Mail {
  const managerName = mailedName(fullName) || 'A coach'
  return {
    accountId: id,
    to: email,
    subject: 'You are invited to a team on Plimsoll',
    text: `Hello,

${managerName} would like you to join their team on Plimsoll, where athletes answer a short check-in each day and log
their training. Join here, with an account for this email address:

${link}

The link works once and is valid for 24 hours. If you do not know who that is, ignore this mail.
`,
  }
}
