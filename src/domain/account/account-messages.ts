import { MAX_PASSWORD_LENGTH } from './account-limits.ts'
import { msg } from '../language/message.ts'

/** The sentences of the account screens. */
export const accountMessages = {
  registered: msg('Account created successfully! Please sign in to continue.'),
  confirmationPending: msg('Check your email! Please verify your email address to continue.'),
  loginFailed: msg('An error occurred during login'),
  accountNotCreated: msg('Failed to create user account'),
  unexpected: msg('An unexpected error occurred'),
  passwordsDoNotMatch: msg('Passwords do not match'),
  passwordTooShort: msg('Password must be at least 6 characters long'),
  loginToJoin: msg('Please log in to join the team'),
  fullNameMissing: msg('Enter your full name'),
  fullNameLink: msg('A name cannot hold a link or an address'),
  fullNameHidden: msg('This name holds invisible characters. Please type it anew'),
  emailMissing: msg('Enter your email address'),
  emailMalformed: msg('Enter an email address like name@example.com'),
  passwordMissing: msg('Enter your password'),
  newPasswordMissing: msg('Enter a new password'),
  confirmationMissing: msg('Enter the password again'),
  passwordTooLong: msg('A password has at most {most} characters', { most: MAX_PASSWORD_LENGTH }),
  unreachable: msg('The server cannot be reached. Check your connection and try again.'),
  signedOut: msg('You are signed out.'),
  signedOutOffline: msg('Signed out on this device. The server will be told once it can be reached.'),
} as const

/** Said by the server alone; the screens show it as it comes, and need not carry it. */
export const accountRefusals = {
  profileNotCreated: msg('Failed to create user profile'),
  profileNotFetched: msg('Failed to fetch user profile'),
  resetLinkInvalid: msg('Invalid or expired reset link. Please request a new one.'),
  passwordTooCommon: msg('This password is one of the most used. Choose another.'),
  passwordIsYours: msg('This password is easy to guess from your name or address. Choose another.'),
  passwordOnAccountPage: msg(
    'Please set your new password on your account page, where you are asked for the current one.',
  ),
  tooManyYoungMails: msg(
    'An account of less than a week can send 50 mails a day. Share the team link, or try again tomorrow.',
  ),
} as const
