import { type Mail, mailedName } from './mail.ts'

export function invitationMail(email: string, { fullName }: { fullName: string }, link: string): Mail {
  const managerName = mailedName(fullName) || 'A coach'
  return {
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
