import { openUntil } from '#domain/form-window/form-window.ts'
import { directionOf } from '#domain/language/locale.ts'
import { checkInTag, type PushMessage, reminderNotice } from '#domain/push/push-message.ts'
import { minutesUntilQuiet } from '#domain/reminder/quiet-hours.ts'
import { minutesLeft } from '#domain/reminder/reminder-due.ts'
import type { Services } from '#server/http/app-env.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { queueNotices } from '#server/push/queue-notices.ts'
import type { Channel, Due } from './channel.ts'

export function byPush({ vapid, config, clock }: Pick<Services, 'vapid' | 'config' | 'clock'>): Channel {
  return {
    name: 'push',
    reaches: (athlete) => typeof vapid !== 'string' && athlete.byPush && athlete.hasDevice,
    queue: async (tx, due) => {
      const now = clock()
      // A phone that is off until then must not ring in the night.
      const keptMin = Math.min(minutesLeft(due.team.window, now), minutesUntilQuiet(due.athlete, now))
      const expiresAt = new Date(now.getTime() + keptMin * 60_000)
      const message = messageOf(due, config.publicOrigin, now)
      await queueNotices(tx, due.athlete.id, { reminderId: due.id, message, expiresAt }, now)
    },
  }
}

function messageOf({ kind, day, athlete, team }: Due, publicOrigin: string, now: Date): PushMessage {
  const lang = athlete.locale ?? 'en'
  const { t } = speechIn(lang)
  const { title, body } = reminderNotice(kind, openUntil(team.window, now))
  return {
    web_push: 8030,
    notification: {
      title: t(title),
      body: t(body),
      navigate: `${publicOrigin}/athlete/dashboard`,
      tag: checkInTag(team.id, day),
      lang,
      dir: directionOf(lang),
    },
  }
}
