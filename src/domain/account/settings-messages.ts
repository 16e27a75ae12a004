type Holdings = { athletes: number; metrics: number; sessions: number; answers: number }

/** '3 answers', or before they are counted 'all answers'. */
const all = (count: number | undefined, one: string, many = `${one}s`) =>
  count === undefined ? `all ${many}` : `${count.toLocaleString('en')} ${count === 1 ? one : many}`

function keepersOf(athletes: number | undefined): string[] {
  if (athletes === 0) return []
  if (athletes === 1)
    return [
      'The athlete on your team keeps their account and training sessions, and has no team from then on.',
    ]
  const who = athletes === undefined ? 'Your athletes' : `The ${athletes} athletes on your team`
  return [`${who} keep their accounts and training sessions, and have no team from then on.`]
}

/** The sentences of the account page; the specification has no words for it. */
export const settingsMessages = {
  sections: {
    name: {
      athlete: 'Your manager sees it beside your answers.',
      manager: 'Your athletes see it, and it stands in your invitations.',
    },
    email: (email: string) => `You sign in with ${email}.`,
    password: 'A new one signs you out on all other devices.',
    devices:
      'The browsers you are signed in with. One you do not know? Sign out there, and change your password.',
    timeZone: {
      athlete: 'Your days begin and end where your team is: your manager chooses the zone for everybody.',
      manager:
        'Your team’s days, the times the form opens and closes and all statistics follow it, for every athlete.',
    },
    team: 'Your manager sees what you answer and log while you are on the team. You can leave it at any time.',
    data: {
      athlete:
        'A zip file with everything that is yours: your profile and picture, training sessions and answers, as JSON and as CSV.',
      manager:
        'A zip file with everything that is yours: your profile and picture, metrics, invitations and team, as JSON and as CSV. What athletes report is theirs, and is not in it.',
    },
    deletion: 'For good, with everything that is yours. You are asked for your password first.',
  },
  wrongPassword: 'That is not your current password.',
  emailLinkInvalid: 'This link is invalid or has expired. Change your email address again to get a new one.',
  nameMissing: 'Enter your full name',
  nameSaved: 'Saved. Your new name is shown everywhere.',
  nameFailed: 'Your name could not be changed. Please try again.',
  emailMissing: 'Enter the new email address',
  emailMalformed: 'Enter an email address like name@example.com',
  emailUnchanged: 'This is your address already',
  emailChanged: (email: string) => `Saved. From now on you sign in with ${email}.`,
  emailPending: (email: string) =>
    `We have mailed a link to ${email}. Your address changes once you open it.`,
  emailFailed: 'Your email address could not be changed. Please try again.',
  emailConfirmed: 'Your new email address is confirmed. You sign in with it from now on.',
  emailLinkMissing: 'This link is incomplete. Please open the whole link from the mail.',
  emailLinkUnchecked: 'This link could not be checked. Please open it again in a moment.',
  undoExplained:
    'Do this if it was not you who changed it. All devices are signed out, the password stops working, and we mail you a link to set a new one.',
  undoLinkInvalid:
    'This link is invalid, was used already or has expired. If you cannot sign in to your account, write to us.',
  undoTaken: 'Your former address belongs to another account by now. Please write to us.',
  undoUnchecked: 'Your former address could not be put back. Please try again in a moment.',
  undone: (email: string) => `Your address is ${email} again, and all devices are signed out.`,
  undoneNext: 'We have mailed you a link to set a new password. It is valid for 1 hour.',
  currentPasswordMissing: 'Enter your current password',
  newPasswordMissing: 'Enter a new password',
  confirmationMissing: 'Enter the new password again',
  passwordChanged: 'Saved. You are signed out on all other devices.',
  passwordFailed: 'Your password could not be changed. Please try again.',
  signedInSince: (date: string) => `Signed in since ${date}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  moreDevices: (count: number) => `Show ${count} more`,
  signingOutElsewhere: 'You stay signed in here. Everywhere else your password is asked for again.',
  signedOutElsewhere: 'You are signed out on all other devices.',
  signingOutFailed: 'You could not be signed out elsewhere. Please try again.',
  zoneOfTeam: 'Owners and coaches of the team choose it.',
  zoneSaved: 'Saved. Your team’s days follow this zone.',
  deletionIsFinal: 'This cannot be undone, by you or by us. Download your data first if you may want it.',
  whatGoes: {
    athlete: (counted?: Holdings) => [
      'Your profile, your picture and your sign-in are deleted.',
      `So are ${all(counted?.sessions, 'training session')} and ${all(counted?.answers, 'answer')} of yours. Your manager no longer sees you.`,
      'Answers that still wait on a device are never sent.',
    ],
    manager: (counted?: Holdings) => [
      'Your profile, your picture, your sign-in and your invitations are deleted.',
      `So are ${all(counted?.metrics, 'metric')} of yours with ${all(counted?.answers, 'answer')} of your team, and those of former athletes.`,
      ...keepersOf(counted?.athletes),
    ],
  },
  deletionFailed: 'Your account could not be deleted. Nothing was changed.',
  deletionUnanswered: 'We do not know whether your account was deleted.',
  deleted: 'Your account and all that was yours have been deleted.',
} as const
