import { msg } from '../language/message.ts'

/**
 * The sentences of the screens that a mailed link leads to, or that ask for one. In a file of their own: signing in does
 * not load it.
 */
export const mailedLinkMessages = {
  resetRequestFailed: msg('An error occurred while resetting your password'),
  sessionRequired: msg('Unable to verify your session. Please try again.'),
  recoveryFailed: msg('Something went wrong. Please try requesting a new password reset.'),
  passwordUpdateFailed: msg('An error occurred while updating your password'),
  resetRequested: msg('If an account exists for this address, instructions are on their way.'),
  resetSpamHint: msg('Nothing after a few minutes? Check your spam folder.'),
  passwordUpdated: msg('Password updated. Taking you to sign in...'),
  emailConfirmed: msg('Your email address is confirmed.'),
  confirmationFailed: msg('This confirmation link could not be checked. Please open it again in a moment.'),
  confirmationLinkMissing: msg(
    'This confirmation link is incomplete. Please open the whole link from the mail.',
  ),
} as const
