import { msg } from '../language/message.ts'

/** What is said about notifications on a device, on the device. */
export const pushDeviceMessages = {
  /** In place of a message that cannot be read. */
  unread: msg('Open Plimsoll to see what waits for you.'),
  why: msg('Should you forget a check-in, this device can remind you before the form closes.'),
  added: msg('This device reminds you from now on.'),
  addFailed: msg('This device could not be set up for notifications. Please try again later.'),
  byMailInstead: msg('Remind me by mail instead'),
  byMailNow: msg('Reminders come by mail from now on.'),
  byMailUntilThen: msg('Until then, reminders come by mail.'),
  blocked: msg(
    'This browser blocks notifications from Plimsoll. You can allow them in its settings for this site.',
  ),
  unable: msg('This browser cannot show notifications while Plimsoll is closed.'),
  install: msg('An iPhone or iPad shows notifications once Plimsoll is on its home screen:'),
  notOffered: {
    'no-https': msg(
      'Reminders on devices are not offered here: they need an address of this site that begins with https.',
    ),
    'no-address': msg(
      'Reminders on devices are not offered here: they need an address at which the operator of this site can be reached.',
    ),
  },
  /** The devices are the same, whatever they are for. */
  reminders: {
    title: msg('Devices that remind you'),
    noneYet: msg('No device reminds you yet.'),
    add: msg('Remind me on this device'),
  },
  digest: {
    title: msg('Devices that notify you'),
    noneYet: msg('No device notifies you yet.'),
    add: msg('Notify me on this device'),
  },
  notLoaded: msg('Your devices could not be loaded.'),
  lastSeen: (moment: string) => msg('Last used {moment}', { moment }),
  removeFailed: msg('The device could not be removed. Please try again.'),
} as const
