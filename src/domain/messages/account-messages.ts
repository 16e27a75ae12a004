import { MAX_PASSWORD_LENGTH } from '../account/account-limits.ts'

/** The sentences of the account screens, quoted from the specification unless they stand under `ours`. */
export const accountMessages = {
  registered: 'Account created successfully! Please sign in to continue.',
  confirmationPending: 'Check your email! Please verify your email address to continue.',
  loginFailed: 'An error occurred during login',
  accountNotCreated: 'Failed to create user account',
  profileNotCreated: 'Failed to create user profile',
  profileNotFetched: 'Failed to fetch user profile',
  unexpected: 'An unexpected error occurred',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  resetRequestFailed: 'An error occurred while resetting your password',
  resetLinkInvalid: 'Invalid or expired reset link. Please request a new one.',
  sessionRequired: 'Unable to verify your session. Please try again.',
  recoveryFailed: 'Something went wrong. Please try requesting a new password reset.',
  passwordUpdateFailed: 'An error occurred while updating your password',
  loginToJoin: 'Please log in to join the team',
  ours: {
    fullNameMissing: 'Enter your full name',
    fullNameLink: 'A name cannot hold a link or an address',
    fullNameHidden: 'This name holds invisible characters. Please type it anew',
    emailMissing: 'Enter your email address',
    emailMalformed: 'Enter an email address like name@example.com',
    passwordMissing: 'Enter your password',
    newPasswordMissing: 'Enter a new password',
    confirmationMissing: 'Enter the password again',
    passwordTooCommon: 'This password is one of the most used. Choose another.',
    passwordIsYours: 'This password is easy to guess from your name or address. Choose another.',
    passwordTooLong: `A password has at most ${MAX_PASSWORD_LENGTH} characters`,
    resetRequested: 'If an account exists for this address, instructions are on their way.',
    resetSpamHint: 'Nothing after a few minutes? Check your spam folder.',
    passwordOnAccountPage:
      'Please set your new password on your account page, where you are asked for the current one.',
    passwordUpdated: 'Password updated. Taking you to sign in...',
    emailConfirmed: 'Your email address is confirmed.',
    confirmationFailed: 'This confirmation link could not be checked. Please open it again in a moment.',
    confirmationLinkMissing:
      'This confirmation link is incomplete. Please open the whole link from the mail.',
    tooManyYoungMails:
      'An account of less than a week can send 50 mails a day. Share the team link, or try again tomorrow.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    signedOut: 'You are signed out.',
    signedOutOffline: 'Signed out on this device. The server will be told once it can be reached.',
  },
} as const
