import { openUntil } from '#domain/form-window/form-window.ts'
import type { Services } from '#server/http/app-env.ts'
import { mailTo } from '#server/mail/letter.ts'
import { reminderMail } from '#server/mail/reminder-mail.ts'
import type { Channel } from './channel.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export function byMail({
  mailQueue,
  config,
  keys,
  clock,
}: Pick<Services, 'mailQueue' | 'config' | 'keys' | 'clock'>): Channel {
  return {
    name: 'mail',
    // Without SMTP no address is ever confirmed, and no mail leaves the machine.
    reaches: (athlete) => athlete.byMail && (athlete.isConfirmed || !config.smtpUrl),
    queue: async (tx, { id, kind, athlete, team }) => {
      const unsubscribeUrl = `${config.publicOrigin}/unsubscribe?token=${unsubscribeToken(athlete.id, keys)}`
      const form = { team: team.name, closeTime: openUntil(team.window, clock()) }
      const links = { form: `${config.publicOrigin}/athlete/dashboard`, unsubscribe: unsubscribeUrl }
      const mail = mailTo(athlete, reminderMail(kind, form, links))
      await mailQueue.add({ ...mail, accountId: athlete.id, reminderId: id, unsubscribeUrl }, tx)
    },
  }
}
