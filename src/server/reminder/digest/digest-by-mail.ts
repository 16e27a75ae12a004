import type { Tx } from '#database/database.ts'
import type { Services } from '#server/http/app-env.ts'
import { digestMail } from '#server/mail/digest-mail.ts'
import { mailTo, speechTo } from '#server/mail/letter.ts'
import type { Digest, DigestReader } from './digest-readers.ts'
import { digestToken } from './digest-token.ts'

export const digestByMail = ({
  mailQueue,
  config,
  keys,
}: Pick<Services, 'mailQueue' | 'config' | 'keys'>) => ({
  // Without SMTP no address is ever confirmed, and no mail leaves the machine.
  reaches: (reader: DigestReader) => reader.byMail && (reader.isConfirmed || !config.smtpUrl),
  queue: async (tx: Tx, { id, day, reader, team, total, missing }: Digest) => {
    const token = digestToken({ accountId: reader.id, teamId: team.id }, keys)
    const unsubscribeUrl = `${config.publicOrigin}/unsubscribe?mails=digest&token=${token}`
    const dashboard = `${config.publicOrigin}/manager/dashboard?team=${team.id}`
    const closed = { team: team.name, day, total, missing }
    const links = { dashboard, unsubscribe: unsubscribeUrl }
    const mail = mailTo(reader, digestMail(closed, links, speechTo(reader)))
    await mailQueue.add({ ...mail, accountId: reader.id, digestId: id, unsubscribeUrl }, tx)
  },
})
