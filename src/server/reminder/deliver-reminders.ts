import type { Services } from '#server/http/app-env.ts'
import { byMail } from './by-mail.ts'
import { byPush } from './by-push.ts'
import type { Channel } from './channel.ts'
import { mailInstead } from './mail-instead.ts'

/** The first that reaches an athlete is taken. */
export const channelsOf = (services: Services): Channel[] => [byPush(services), byMail(services)]

/** Sends what was stored; whoever turns out to have no device any more gets the mail in the same run. */
export async function deliverReminders(services: Services) {
  await services.pushQueue.deliver()
  await mailInstead(services)
  await services.mailQueue.deliver()
}
