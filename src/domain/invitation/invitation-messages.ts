/** The sentences of the invitation dialog and list. */
export const invitationMessages = {
  managerProfileNotFound: 'Manager profile not found',
  generateFailed: 'Failed to generate invitation link. Please try again.',
  deleteFailed: 'Failed to delete invitation. Please try again.',
  noneActive: 'No active invitation links',
  emailMalformed: 'Enter an email address like name@example.com',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  mailedTo: (email: string) => `The link is on its way to ${email}.`,
  invitedAgain: (email: string) => `A new invitation is on its way to ${email}.`,
} as const
