/** The sentences of two-step sign-in; the specification has no words for it. */
export const twoFactorMessages = {
  section:
    'A code from your phone besides your password, whenever you sign in. Whoever learns your password still stays out.',
  codeMissing: 'Enter the 6 digits your app shows',
  recoveryCodeMissing: 'Enter one of your recovery codes',
  anyCodeMissing: 'Enter a code from your app or a recovery code',
  wrongCode: 'This code is wrong or was used already. Enter the one your app shows now.',
  wrongRecoveryCode: 'This recovery code is wrong or was used already.',
  stepExpired: 'The second step took too long. Please sign in again.',
  scan: 'Scan this with an authenticator app, or type the key into it. Then enter the code it shows.',
  whichApp:
    'Any app for one-time codes will do, such as the one your phone or your password manager brings along.',
  setUpExpired: 'That took too long. Please close this and begin again.',
  alreadyOn: 'Two-step sign-in is on already.',
  alreadyOff: 'Two-step sign-in is off already.',
  signInFailed: 'The code could not be checked. Please try again.',
  setUpFailed: 'Two-step sign-in could not be switched on. Please try again.',
  offFailed: 'Two-step sign-in could not be switched off. Please try again.',
  renewFailed: 'New recovery codes could not be made. Please try again.',
  copyFailed: 'Copying did not work. Please select the text and copy it yourself.',
  renewing: 'Those you have now stop working.',
  switchingOff:
    'From then on your password alone is enough to sign in, and your recovery codes stop working.',
  on: 'Two-step sign-in is on. You are signed out on all other devices.',
  off: 'Two-step sign-in is off. You are signed out on all other devices.',
  recoveryCodesAre:
    'Each of these codes works once in place of your phone. They are shown only now: keep them where you find them without it.',
  onSince: (day: string) => `On since ${day}.`,
  recoveryCodesLeft: (left: number) =>
    left === 0
      ? 'You have no recovery codes left. Without your phone you could not sign in: make new ones.'
      : `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
} as const
