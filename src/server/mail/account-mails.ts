import { dateInWords } from '#domain/calendar/day-label.ts'
import { EMAIL_UNDO_DAYS } from '#domain/retention/retention-periods.ts'
import { type Mail, mailedName } from './mail.ts'

export type Recipient = { email: string; fullName: string }

export function greeting({ fullName }: Recipient): string {
  const name = mailedName(fullName)
  return name ? `Hello ${name},` : 'Hello,'
}

export function confirmationMail(user: Recipient, link: string): Mail {
  return {
    to: user.email,
    subject: 'Confirm your email address for Plimsoll',
    text: `${greeting(user)}

please confirm that this is your email address:

${link}

The link is valid for 24 hours. If you did not create a Plimsoll account, ignore this mail.
`,
  }
}

export function passwordResetMail(user: Recipient, link: string): Mail {
  return {
    to: user.email,
    subject: 'Reset your Plimsoll password',
    text: `${greeting(user)}

someone, hopefully you, asked to reset the password of your Plimsoll account. Set a new one here:

${link}

The link works once and is valid for 1 hour. If it was not you, ignore this mail: your password stays as it is.
`,
  }
}

export function passwordChangedMail(
  user: Recipient,
  resetPage: string,
  signedOutOn: 'all devices' | 'all other devices' = 'all devices',
): Mail {
  return {
    to: user.email,
    subject: 'Your Plimsoll password was changed',
    text: `${greeting(user)}

the password of your Plimsoll account has just been changed, and you were signed out on ${signedOutOn}.

If it was not you, set a new password at once: ${resetPage}
`,
  }
}

export const UNUSED_ACCOUNT_SUBJECT = 'Your Plimsoll account is about to be deleted'

export function unusedAccountMail(user: Recipient, signInPage: string, deletedFrom: Date): Mail {
  const day = dateInWords(deletedFrom.toISOString().slice(0, 10))
  return {
    to: user.email,
    subject: UNUSED_ACCOUNT_SUBJECT,
    text: `${greeting(user)}

nobody has used your Plimsoll account for almost two years. As our privacy policy promises, we will delete it, with all
that belongs to it, on ${day} or soon after.

To keep it, sign in once: ${signInPage}

There you can also download your data or delete the account yourself. If you no longer need it, there is nothing to do.
`,
  }
}

export function confirmNewAddressMail(user: Recipient, link: string): Mail {
  return {
    to: user.email,
    subject: 'Confirm your new email address for Plimsoll',
    text: `${greeting(user)}

please confirm that this is to be the email address of your Plimsoll account:

${link}

The link works once and is valid for 24 hours. If you did not ask for it, ignore this mail: nothing changes.
`,
  }
}

/** To the address that still counts. */
export function emailChangeAskedMail(user: Recipient, newEmail: string, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'Someone asked to change your Plimsoll email address',
    text: `${greeting(user)}

someone, hopefully you, asked to change the email address of your Plimsoll account to ${newEmail}. It changes once the
link we mailed there is opened.

If it was not you, set a new password at once, which also stops the change: ${resetPage}
`,
  }
}

/** To the address that no longer counts. */
export function emailChangedMail(
  user: Recipient,
  newEmail: string,
  undoLink: string | null,
  contactEmail: string,
): Mail {
  const wayOut = undoLink
    ? `If it was not you, put this address back and shut everybody out. The link works once and is valid for ${EMAIL_UNDO_DAYS} days:

${undoLink}`
    : `If it was not you, write to ${contactEmail} at once.`
  return {
    to: user.email,
    subject: 'Your Plimsoll email address was changed',
    text: `${greeting(user)}

the email address of your Plimsoll account is now ${newEmail}. You sign in with it from now on, and this address gets
no more mail from us.

${wayOut}
`,
  }
}

/** To the address that counted until its predecessor was put back. */
export function emailPutBackMail(user: Recipient, formerEmail: string, contactEmail: string): Mail {
  return {
    to: user.email,
    subject: 'Your Plimsoll email address was changed back',
    text: `${greeting(user)}

with the link we mailed to ${formerEmail} when it was replaced, that address was put back as the one of your Plimsoll
account. All devices were signed out, and the password no longer works.

If it was not you, write to ${contactEmail} at once.
`,
  }
}

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
