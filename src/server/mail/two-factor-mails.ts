import { msg } from '#domain/language/message.ts'
import { passwordIsKnown } from './account-mails.ts'
import { mailTo, type Recipient } from './letter.ts'
import type { Mail } from './mail.ts'

export const twoFactorOnMail = (user: Recipient, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('Two-step sign-in is on for your Plimsoll account'),
    paragraphs: [
      msg(
        'two-step sign-in has just been switched on for your Plimsoll account, and you were signed out on all other devices. From now\non you need a code from your authenticator app to sign in. Keep your recovery codes where you find them without your phone.',
      ),
      passwordIsKnown(resetPage),
    ],
  })

export const twoFactorOffMail = (user: Recipient, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('Two-step sign-in is off for your Plimsoll account'),
    paragraphs: [
      msg(
        'two-step sign-in has just been switched off for your Plimsoll account, and you were signed out on all other devices. From now\non your password alone is enough to sign in. The recovery codes no longer work.',
      ),
      passwordIsKnown(resetPage),
    ],
  })

export const recoveryCodesRenewedMail = (user: Recipient, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('New recovery codes for your Plimsoll account'),
    paragraphs: [
      msg('new recovery codes have just been made for your Plimsoll account. Those you had no longer work.'),
      passwordIsKnown(resetPage),
    ],
  })

export const recoveryCodeUsedMail = (user: Recipient, left: number, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('A recovery code of your Plimsoll account was used'),
    paragraphs: [
      msg(
        'a recovery code of your Plimsoll account has just been used in place of a code from your authenticator app. {left, plural, =0 {It was the last one: make new ones on your account page.} one {One is left; you can make new ones on your account page.} other {# are left; you can make new ones on your account page.}}',
        { left },
      ),
      passwordIsKnown(resetPage),
    ],
  })
