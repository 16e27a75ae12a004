import { msg } from '../language/message.ts'

export const pushRefusals = {
  notAPushService: msg('Your browser names a push service that is not known here.'),
  taken: msg('This device gets the notifications of another account.'),
  off: msg('This server cannot send notifications.'),
} as const
