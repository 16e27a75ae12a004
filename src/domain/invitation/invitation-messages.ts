import { msg } from '../language/message.ts'

/** The sentences of the invitation dialog and list. */
export const invitationMessages = {
  managerProfileNotFound: msg('Manager profile not found'),
  generateFailed: msg('Failed to generate invitation link. Please try again.'),
  deleteFailed: msg('Failed to delete invitation. Please try again.'),
  noneActive: msg('No active invitation links'),
  emailMalformed: msg('Enter an email address like name@example.com'),
  copyFailed: msg('The link could not be copied. Select it and copy it by hand.'),
  mailedTo: (email: string) => msg('The link is on its way to {email}.', { email }),
  invitedAgain: (email: string) => msg('A new invitation is on its way to {email}.', { email }),
} as const
