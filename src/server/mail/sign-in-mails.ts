import { greeting, type Recipient } from './account-mails.ts'
import type { Mail } from './mail.ts'

export function passwordGuessesMail(user: Recipient, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'Many wrong passwords for your Plimsoll account',
    text: `${greeting(user)}

somebody has tried many wrong passwords for your Plimsoll account today. They did not get in. We let nobody try more than a
few, and devices on which you have signed in before keep working for you.

If your password is short, or you use it elsewhere too, set a new one: ${resetPage}

The same page helps if you are asked to wait when you sign in on a new device. If it was you, there is nothing to do.
`,
  }
}

export function codeGuessesMail(user: Recipient, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'Many wrong codes for your Plimsoll account',
    text: `${greeting(user)}

somebody entered the password of your Plimsoll account and then many wrong codes today. They did not get in.

If it was not you, somebody knows your password: set a new one at once: ${resetPage}
`,
  }
}

export function newDeviceMail(user: Recipient, device: string, at: Date, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'New sign-in to your Plimsoll account',
    text: `${greeting(user)}

somebody has just signed in to your Plimsoll account on a device that had not been used for it before:

Device: ${device}
Time: ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} (UTC)

If it was you, there is nothing to do. If it was not, set a new password at once, which also signs out every device: ${resetPage}
`,
  }
}
