import { metricMessages } from '#domain/metric/metric-messages.ts'
import { type Mail, mailedName } from './mail.ts'

/** To everybody whose answers go with a metric: which one it was, and no more. */
export function metricDeletedMail(team: string, title: string): Omit<Mail, 'to'> {
  const [teamName, question] = [mailedName(team), mailedName(title)]
  return {
    subject: metricMessages.deletedSubject,
    text: `Hello,

the staff of ${teamName || 'a team of yours'} have deleted ${question ? `the question “${question}”` : 'a question'}, and with it every answer that was given to it, yours too.
They cannot be brought back. Your other answers and your training stay as they are.
`,
  }
}
