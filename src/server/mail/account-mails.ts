import { deviceName } from '#domain/account/device-name.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { EMAIL_UNDO_DAYS } from '#domain/retention/retention-periods.ts'
import { mailTo, type Recipient, speechTo } from './letter.ts'
import type { Mail } from './mail.ts'

export const confirmationMail = (user: Recipient, link: string): Mail =>
  mailTo(user, {
    subject: msg('Confirm your email address for Plimsoll'),
    paragraphs: [
      msg('please confirm that this is your email address:'),
      link,
      msg('The link is valid for 24 hours. If you did not create a Plimsoll account, ignore this mail.'),
    ],
  })

export const passwordResetMail = (user: Recipient, link: string): Mail =>
  mailTo(user, {
    subject: msg('Reset your Plimsoll password'),
    paragraphs: [
      msg(
        'someone, hopefully you, asked to reset the password of your Plimsoll account. Set a new one here:',
      ),
      link,
      msg(
        'The link works once and is valid for 1 hour. If it was not you, ignore this mail: your password stays as it is.',
      ),
    ],
  })

const PASSWORD_CHANGED = {
  everywhere: msg(
    'the password of your Plimsoll account has just been changed, and you were signed out on all devices.',
  ),
  elsewhere: msg(
    'the password of your Plimsoll account has just been changed, and you were signed out on all other devices.',
  ),
} satisfies Record<string, Message>

export const passwordChangedMail = (
  user: Recipient,
  resetPage: string,
  signedOut: keyof typeof PASSWORD_CHANGED = 'everywhere',
): Mail =>
  mailTo(user, {
    subject: msg('Your Plimsoll password was changed'),
    paragraphs: [
      PASSWORD_CHANGED[signedOut],
      msg('If it was not you, set a new password at once: {link}', { link: resetPage }),
    ],
  })

export const UNUSED_ACCOUNT_SUBJECT = msg('Your Plimsoll account is about to be deleted')

export function unusedAccountMail(user: Recipient, signInPage: string, deletedFrom: Date): Mail {
  const day = speechTo(user).dateInWords(deletedFrom.toISOString().slice(0, 10))
  return mailTo(user, {
    subject: UNUSED_ACCOUNT_SUBJECT,
    paragraphs: [
      msg(
        'nobody has used your Plimsoll account for almost two years. As our privacy policy promises, we will delete it, with all\nthat belongs to it, on {day} or soon after.',
        { day },
      ),
      msg('To keep it, sign in once: {link}', { link: signInPage }),
      msg(
        'There you can also download your data or delete the account yourself. If you no longer need it, there is nothing to do.',
      ),
    ],
  })
}

export const confirmNewAddressMail = (user: Recipient, link: string): Mail =>
  mailTo(user, {
    subject: msg('Confirm your new email address for Plimsoll'),
    paragraphs: [
      msg('please confirm that this is to be the email address of your Plimsoll account:'),
      link,
      msg(
        'The link works once and is valid for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
      ),
    ],
  })

/** To the address that still counts. */
export const emailChangeAskedMail = (user: Recipient, newEmail: string, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('Someone asked to change your Plimsoll email address'),
    paragraphs: [
      msg(
        'someone, hopefully you, asked to change the email address of your Plimsoll account to {newEmail}. It changes once the\nlink we mailed there is opened.',
        { newEmail },
      ),
      msg('If it was not you, set a new password at once, which also stops the change: {link}', {
        link: resetPage,
      }),
    ],
  })

/** To the address that no longer counts. */
export function emailChangedMail(
  user: Recipient,
  newEmail: string,
  undoLink: string | null,
  contactEmail: string,
): Mail {
  const undo = msg(
    'If it was not you, put this address back and shut everybody out. The link works once and is valid for {days, plural, one {# day} other {# days}}:',
    { days: EMAIL_UNDO_DAYS },
  )
  return mailTo(user, {
    subject: msg('Your Plimsoll email address was changed'),
    paragraphs: [
      msg(
        'the email address of your Plimsoll account is now {newEmail}. You sign in with it from now on, and this address gets\nno more mail from us.',
        { newEmail },
      ),
      ...(undoLink ? [undo, undoLink] : [writeAtOnce(contactEmail)]),
    ],
  })
}

/** To the address that counted until its predecessor was put back. */
export const emailPutBackMail = (user: Recipient, formerEmail: string, contactEmail: string): Mail =>
  mailTo(user, {
    subject: msg('Your Plimsoll email address was changed back'),
    paragraphs: [
      msg(
        'with the link we mailed to {formerEmail} when it was replaced, that address was put back as the one of your Plimsoll\naccount. All devices were signed out, and the password no longer works.',
        { formerEmail },
      ),
      writeAtOnce(contactEmail),
    ],
  })

const writeAtOnce = (contactEmail: string) =>
  msg('If it was not you, write to {contactEmail} at once.', { contactEmail })

export const passwordGuessesMail = (user: Recipient, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('Many wrong passwords for your Plimsoll account'),
    paragraphs: [
      msg(
        'somebody has tried many wrong passwords for your Plimsoll account today. They did not get in. We let nobody try more than a\nfew, and devices on which you have signed in before keep working for you.',
      ),
      msg('If your password is short, or you use it elsewhere too, set a new one: {link}', {
        link: resetPage,
      }),
      msg(
        'The same page helps if you are asked to wait when you sign in on a new device. If it was you, there is nothing to do.',
      ),
    ],
  })

export const codeGuessesMail = (user: Recipient, resetPage: string): Mail =>
  mailTo(user, {
    subject: msg('Many wrong codes for your Plimsoll account'),
    paragraphs: [
      msg(
        'somebody entered the password of your Plimsoll account and then many wrong codes today. They did not get in.',
      ),
      passwordIsKnown(resetPage),
    ],
  })

/** For what takes the password. */
export const passwordIsKnown = (resetPage: string) =>
  msg('If it was not you, somebody knows your password: set a new one at once: {link}', { link: resetPage })

export function newDeviceMail(user: Recipient, userAgent: string, at: Date, resetPage: string): Mail {
  const { t, dateInWords } = speechTo(user)
  const moment = at.toISOString()
  return mailTo(user, {
    subject: msg('New sign-in to your Plimsoll account'),
    paragraphs: [
      msg(
        'somebody has just signed in to your Plimsoll account on a device that had not been used for it before:',
      ),
      msg('Device: {device}\nTime: {day} at {time} (UTC)', {
        device: t(deviceName(userAgent)),
        day: dateInWords(moment.slice(0, 10)),
        time: moment.slice(11, 16),
      }),
      msg(
        'If it was you, there is nothing to do. If it was not, set a new password at once, which also signs out every device: {link}',
        { link: resetPage },
      ),
    ],
  })
}
