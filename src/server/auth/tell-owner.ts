import type { Services } from '#server/http/app-env.ts'
import type { Limit } from '#server/limits/rate-limit.ts'
import { codeGuessesMail, newDeviceMail, passwordGuessesMail } from '#server/mail/account-mails.ts'
import type { Recipient } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mail.ts'

const DAY_SEC = 24 * 60 * 60

/** More than an owner mistypes on a device that the account does not know. */
const UNREMARKABLE_A_DAY = 15

const GUESSED = {
  password: { name: 'wrong-passwords', mail: passwordGuessesMail },
  code: { name: 'wrong-codes', mail: codeGuessesMail },
}
/** A thief who has the password and signs in again and again without cookies can't fill the owner's mailbox. */
const NEW_DEVICES_TOLD: Limit = { name: 'new-devices-told', max: 10, windowSec: DAY_SEC }

type Owner = Recipient & { id: string }

/** Tells of wrong passwords or codes, once a day. Run it after the reply, whose delay would give the account away. */
export async function tellOfGuesses(services: Services, owner: Owner, kind: keyof typeof GUESSED) {
  const { rateLimit, clock } = services
  const { name, mail } = GUESSED[kind]
  const unremarkable: Limit = { name, max: UNREMARKABLE_A_DAY, windowSec: DAY_SEC }
  if (!(await rateLimit.count([[unremarkable, owner.id]], clock()))) return
  const told: Limit = { name: `${name}-told`, max: 1, windowSec: DAY_SEC }
  if (await rateLimit.count([[told, owner.id]], clock())) return
  await sendTo(services, owner, mail(owner, resetPage(services)))
}

export async function tellOfNewDevice(services: Services, owner: Owner, userAgent: string) {
  const { rateLimit, clock } = services
  if (await rateLimit.count([[NEW_DEVICES_TOLD, owner.id]], clock())) return
  await sendTo(services, owner, newDeviceMail(owner, userAgent, clock(), resetPage(services)))
}

async function sendTo({ mailQueue }: Services, { id }: Owner, mail: Mail) {
  await mailQueue.add({ ...mail, accountId: id })
  await mailQueue.deliver()
}

const resetPage = ({ config }: Services) => `${config.publicOrigin}/reset-password`
