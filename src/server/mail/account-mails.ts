import { dateInWords } from '#domain/calendar/day-label.ts'
import { mailedName } from './mailed-name.ts'
import type { Mail } from './mail.ts'

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
