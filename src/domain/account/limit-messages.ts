import { type Message, msg } from '../language/message.ts'

const MINUTE_SEC = 60
const HOUR_SEC = 60 * MINUTE_SEC
const DAY_SEC = 24 * HOUR_SEC

/** How long to wait, never less than it takes. */
function tryAgainIn(waitSec: number): Message {
  if (waitSec > DAY_SEC) {
    const days = Math.ceil(waitSec / DAY_SEC)
    return msg('Too many attempts. Please try again in {days, plural, one {a day} other {# days}}.', { days })
  }
  if (waitSec > HOUR_SEC) {
    const hours = Math.ceil(waitSec / HOUR_SEC)
    return msg('Too many attempts. Please try again in {hours, plural, one {an hour} other {# hours}}.', {
      hours,
    })
  }
  const minutes = Math.ceil(waitSec / MINUTE_SEC)
  return msg('Too many attempts. Please try again in {minutes, plural, one {a minute} other {# minutes}}.', {
    minutes,
  })
}

/** What a visitor or user reads who has tried too often. */
export const limitMessages = {
  tooManyAttempts: msg('Too many attempts. Please wait a few minutes and try again.'),
  tryAgainIn,
  resetInstead: msg(
    'If it cannot wait, reset your password: with the link we mail you, you can sign in at once.',
  ),
  recoveryCodeInstead: msg('A recovery code works at once.'),
  newestMailInstead: msg('The newest mail from us in your mailbox has a link that works.'),
  tooManyStreams: msg('Too many pages are open at once. Please close some of them.'),
  databaseAway: msg('We cannot reach our database right now. Please try again in a few seconds.'),
  busy: msg('Very many people are signing in right now. Please try again in a few seconds.'),
} as const
