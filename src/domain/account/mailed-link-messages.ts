/**
 * The sentences of the screens that a mailed link leads to, or that ask for one. In a file of their own: signing in does
 * not load it.
 */
export const mailedLinkMessages = {
  resetRequestFailed: 'An error occurred while resetting your password',
  sessionRequired: 'Unable to verify your session. Please try again.',
  recoveryFailed: 'Something went wrong. Please try requesting a new password reset.',
  passwordUpdateFailed: 'An error occurred while updating your password',
  resetRequested: 'If an account exists for this address, instructions are on their way.',
  resetSpamHint: 'Nothing after a few minutes? Check your spam folder.',
  passwordUpdated: 'Password updated. Taking you to sign in...',
  emailConfirmed: 'Your email address is confirmed.',
  confirmationFailed: 'This confirmation link could not be checked. Please open it again in a moment.',
  confirmationLinkMissing: 'This confirmation link is incomplete. Please open the whole link from the mail.',
} as const
