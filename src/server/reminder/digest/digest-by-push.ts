import type { Tx } from '#database/database.ts'
import { directionOf } from '#domain/language/locale.ts'
import { digestNotice, digestTag, type PushMessage } from '#domain/push/push-message.ts'
import type { Services } from '#server/http/app-env.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { queueNotices } from '#server/push/queue-notices.ts'
import type { Digest, DigestReader } from './digest-readers.ts'

/** A push service keeps it for a phone that is off until the morning after a form that closes at midnight. */
const KEPT_HOURS = 12

export const digestByPush = ({ vapid, config, clock }: Pick<Services, 'vapid' | 'config' | 'clock'>) => ({
  reaches: (reader: DigestReader) => typeof vapid !== 'string' && reader.byPush && reader.hasDevice,
  queue: async (tx: Tx, digest: Digest) => {
    const now = clock()
    const expiresAt = new Date(now.getTime() + KEPT_HOURS * 60 * 60 * 1000)
    const message = messageOf(digest, config.publicOrigin)
    await queueNotices(tx, digest.reader.id, { digestId: digest.id, message, expiresAt }, now)
  },
})

function messageOf({ day, reader, team, total, missing }: Digest, publicOrigin: string): PushMessage {
  const lang = reader.locale ?? 'en'
  const { t } = speechIn(lang)
  const { title, body } = digestNotice(total - missing.length, total)
  return {
    web_push: 8030,
    notification: {
      title: t(title),
      body: t(body),
      navigate: `${publicOrigin}/manager/dashboard?team=${team.id}`,
      tag: digestTag(team.id, day),
      lang,
      dir: directionOf(lang),
    },
  }
}
