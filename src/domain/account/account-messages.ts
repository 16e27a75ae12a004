import { MAX_PASSWORD_LENGTH } from './account-limits.ts'

/** The sentences of the account screens. */
export const accountMessages = {
  registered: 'Account created successfully! Please sign in to continue.',
  confirmationPending: 'Check your email! Please verify your email address to continue.',
  loginFailed: 'An error occurred during login',
  accountNotCreated: 'Failed to create user account',
  unexpected: 'An unexpected error occurred',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  loginToJoin: 'Please log in to join the team',
  fullNameMissing: 'Enter your full name',
  fullNameLink: 'A name cannot hold a link or an address',
  fullNameHidden: 'This name holds invisible characters. Please type it anew',
  emailMissing: 'Enter your email address',
  emailMalformed: 'Enter an email address like name@example.com',
  passwordMissing: 'Enter your password',
  newPasswordMissing: 'Enter a new password',
  confirmationMissing: 'Enter the password again',
  passwordTooLong: `A password has at most ${MAX_PASSWORD_LENGTH} characters`,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  signedOut: 'You are signed out.',
  signedOutOffline: 'Signed out on this device. The server will be told once it can be reached.',
} as const

/** Said by the server alone; the screens show it as it comes, and need not carry it. */
export const accountRefusals = {
  profileNotCreated: 'Failed to create user profile',
  profileNotFetched: 'Failed to fetch user profile',
  resetLinkInvalid: 'Invalid or expired reset link. Please request a new one.',
  passwordTooCommon: 'This password is one of the most used. Choose another.',
  passwordIsYours: 'This password is easy to guess from your name or address. Choose another.',
  passwordOnAccountPage:
    'Please set your new password on your account page, where you are asked for the current one.',
  tooManyYoungMails:
    'An account of less than a week can send 50 mails a day. Share the team link, or try again tomorrow.',
} as const
