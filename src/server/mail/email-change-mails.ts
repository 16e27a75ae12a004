import { EMAIL_UNDO_DAYS } from '#domain/retention/retention-periods.ts'
import { greeting, type Recipient } from './account-mails.ts'
import type { Mail } from './mail.ts'

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
