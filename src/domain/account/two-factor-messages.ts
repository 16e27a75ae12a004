import { msg } from '../language/message.ts'

/** The sentences of two-step sign-in; the specification has no words for it. */
export const twoFactorMessages = {
  section: msg(
    'A code from your phone besides your password, whenever you sign in. Whoever learns your password still stays out.',
  ),
  codeMissing: msg('Enter the 6 digits your app shows'),
  recoveryCodeMissing: msg('Enter one of your recovery codes'),
  anyCodeMissing: msg('Enter a code from your app or a recovery code'),
  wrongCode: msg('This code is wrong or was used already. Enter the one your app shows now.'),
  wrongRecoveryCode: msg('This recovery code is wrong or was used already.'),
  stepExpired: msg('The second step took too long. Please sign in again.'),
  scan: msg('Scan this with an authenticator app, or type the key into it. Then enter the code it shows.'),
  whichApp: msg(
    'Any app for one-time codes will do, such as the one your phone or your password manager brings along.',
  ),
  setUpExpired: msg('That took too long. Please close this and begin again.'),
  alreadyOn: msg('Two-step sign-in is on already.'),
  alreadyOff: msg('Two-step sign-in is off already.'),
  signInFailed: msg('The code could not be checked. Please try again.'),
  setUpFailed: msg('Two-step sign-in could not be switched on. Please try again.'),
  offFailed: msg('Two-step sign-in could not be switched off. Please try again.'),
  renewFailed: msg('New recovery codes could not be made. Please try again.'),
  copyFailed: msg('Copying did not work. Please select the text and copy it yourself.'),
  renewing: msg('Those you have now stop working.'),
  switchingOff: msg(
    'From then on your password alone is enough to sign in, and your recovery codes stop working.',
  ),
  on: msg('Two-step sign-in is on. You are signed out on all other devices.'),
  off: msg('Two-step sign-in is off. You are signed out on all other devices.'),
  recoveryCodesAre: msg(
    'Each of these codes works once in place of your phone. They are shown only now: keep them where you find them without it.',
  ),
  onSince: (day: string) => msg('On since {day}.', { day }),
  recoveryCodesLeft: (left: number) =>
    left === 0
      ? msg('You have no recovery codes left. Without your phone you could not sign in: make new ones.')
      : msg('You have {left, plural, one {# recovery code} other {# recovery codes}} left.', { left }),
} as const
