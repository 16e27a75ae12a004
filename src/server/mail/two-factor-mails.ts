import { greeting, type Recipient } from './account-mails.ts'
import type { Mail } from './mail.ts'

export function twoFactorOnMail(user: Recipient, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'Two-step sign-in is on for your Plimsoll account',
    text: `${greeting(user)}

two-step sign-in has just been switched on for your Plimsoll account, and you were signed out on all other devices. From now
on you need a code from your authenticator app to sign in. Keep your recovery codes where you find them without your phone.

${ifItWasNotYou(resetPage)}
`,
  }
}

export function twoFactorOffMail(user: Recipient, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'Two-step sign-in is off for your Plimsoll account',
    text: `${greeting(user)}

two-step sign-in has just been switched off for your Plimsoll account, and you were signed out on all other devices. From now
on your password alone is enough to sign in. The recovery codes no longer work.

${ifItWasNotYou(resetPage)}
`,
  }
}

export function recoveryCodesRenewedMail(user: Recipient, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'New recovery codes for your Plimsoll account',
    text: `${greeting(user)}

new recovery codes have just been made for your Plimsoll account. Those you had no longer work.

${ifItWasNotYou(resetPage)}
`,
  }
}

export function recoveryCodeUsedMail(user: Recipient, left: number, resetPage: string): Mail {
  return {
    to: user.email,
    subject: 'A recovery code of your Plimsoll account was used',
    text: `${greeting(user)}

a recovery code of your Plimsoll account has just been used in place of a code from your authenticator app. ${leftText(left)}

${ifItWasNotYou(resetPage)}
`,
  }
}

const ifItWasNotYou = (resetPage: string) =>
  `If it was not you, somebody knows your password: set a new one at once: ${resetPage}`

function leftText(left: number): string {
  if (left === 0) return 'It was the last one: make new ones on your account page.'
  return `${left === 1 ? 'One is' : `${left} are`} left; you can make new ones on your account page.`
}
