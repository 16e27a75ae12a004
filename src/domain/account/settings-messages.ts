import { type Message, msg } from '../language/message.ts'

type Holdings = { athletes: number; metrics: number; sessions: number; answers: number }

/** Before they are counted, all of them. */
function sessionsAndAnswers(counted: Holdings | undefined): Message {
  if (!counted)
    return msg('So are all training sessions and all answers of yours. Your manager no longer sees you.')
  const { sessions, answers } = counted
  return msg(
    'So are {sessions, plural, one {# training session} other {# training sessions}} and {answers, plural, one {# answer} other {# answers}} of yours. Your manager no longer sees you.',
    { sessions, answers },
  )
}

function metricsAndAnswers(counted: Holdings | undefined): Message {
  if (!counted)
    return msg('So are all metrics of yours with all answers of your team, and those of former athletes.')
  const { metrics, answers } = counted
  return msg(
    'So are {metrics, plural, one {# metric} other {# metrics}} of yours with {answers, plural, one {# answer} other {# answers}} of your team, and those of former athletes.',
    { metrics, answers },
  )
}

function keepersOf(athletes: number | undefined): Message[] {
  if (athletes === 0) return []
  if (athletes === undefined)
    return [msg('Your athletes keep their accounts and training sessions, and have no team from then on.')]
  return [
    msg(
      '{athletes, plural, one {The athlete on your team keeps their account and training sessions, and has no team from then on.} other {The # athletes on your team keep their accounts and training sessions, and have no team from then on.}}',
      { athletes },
    ),
  ]
}

/** The sentences of the account page; the specification has no words for it. */
export const settingsMessages = {
  sections: {
    name: {
      athlete: msg('Your manager sees it beside your answers.'),
      manager: msg('Your athletes see it, and it stands in your invitations.'),
    },
    email: (email: string) => msg('You sign in with {email}.', { email }),
    password: msg('A new one signs you out on all other devices.'),
    devices: msg(
      'The browsers you are signed in with. One you do not know? Sign out there, and change your password.',
    ),
    timeZone: {
      athlete: msg(
        'Your days begin and end where your team is: your manager chooses the zone for everybody.',
      ),
      manager: msg(
        'Your team’s days, the times the form opens and closes and all statistics follow it, for every athlete.',
      ),
    },
    team: msg(
      'Your manager sees what you answer and log while you are on the team. You can leave it at any time.',
    ),
    data: {
      athlete: msg(
        'A zip file with everything that is yours: your profile and picture, training sessions and answers, as JSON and as CSV.',
      ),
      manager: msg(
        'A zip file with everything that is yours: your profile and picture, metrics, invitations and team, as JSON and as CSV. What athletes report is theirs, and is not in it.',
      ),
    },
    deletion: msg('For good, with everything that is yours. You are asked for your password first.'),
  },
  wrongPassword: msg('That is not your current password.'),
  emailLinkInvalid: msg(
    'This link is invalid or has expired. Change your email address again to get a new one.',
  ),
  nameMissing: msg('Enter your full name'),
  nameSaved: msg('Saved. Your new name is shown everywhere.'),
  nameFailed: msg('Your name could not be changed. Please try again.'),
  emailMissing: msg('Enter the new email address'),
  emailMalformed: msg('Enter an email address like name@example.com'),
  emailUnchanged: msg('This is your address already'),
  emailChanged: (email: string) => msg('Saved. From now on you sign in with {email}.', { email }),
  emailPending: (email: string) =>
    msg('We have mailed a link to {email}. Your address changes once you open it.', { email }),
  emailFailed: msg('Your email address could not be changed. Please try again.'),
  emailConfirmed: msg('Your new email address is confirmed. You sign in with it from now on.'),
  emailLinkMissing: msg('This link is incomplete. Please open the whole link from the mail.'),
  emailLinkUnchecked: msg('This link could not be checked. Please open it again in a moment.'),
  undoExplained: msg(
    'Do this if it was not you who changed it. All devices are signed out, the password stops working, and we mail you a link to set a new one.',
  ),
  undoLinkInvalid: msg(
    'This link is invalid, was used already or has expired. If you cannot sign in to your account, write to us.',
  ),
  undoTaken: msg('Your former address belongs to another account by now. Please write to us.'),
  undoUnchecked: msg('Your former address could not be put back. Please try again in a moment.'),
  undone: (email: string) => msg('Your address is {email} again, and all devices are signed out.', { email }),
  undoneNext: msg('We have mailed you a link to set a new password. It is valid for 1 hour.'),
  currentPasswordMissing: msg('Enter your current password'),
  newPasswordMissing: msg('Enter a new password'),
  confirmationMissing: msg('Enter the new password again'),
  passwordChanged: msg('Saved. You are signed out on all other devices.'),
  passwordFailed: msg('Your password could not be changed. Please try again.'),
  signedInSince: (date: string) => msg('Signed in since {date}', { date }),
  lastUsed: (moment: string) => msg('Last used {moment}', { moment }),
  moreDevices: (count: number) => msg('Show {count} more', { count }),
  signingOutElsewhere: msg('You stay signed in here. Everywhere else your password is asked for again.'),
  signedOutElsewhere: msg('You are signed out on all other devices.'),
  signingOutFailed: msg('You could not be signed out elsewhere. Please try again.'),
  zoneOfTeam: msg('Owners and coaches of the team choose it.'),
  zoneSaved: msg('Saved. Your team’s days follow this zone.'),
  deletionIsFinal: msg(
    'This cannot be undone, by you or by us. Download your data first if you may want it.',
  ),
  whatGoes: {
    athlete: (counted?: Holdings) => [
      msg('Your profile, your picture and your sign-in are deleted.'),
      sessionsAndAnswers(counted),
      msg('Answers that still wait on a device are never sent.'),
    ],
    manager: (counted?: Holdings) => [
      msg('Your profile, your picture, your sign-in and your invitations are deleted.'),
      metricsAndAnswers(counted),
      ...keepersOf(counted?.athletes),
    ],
  },
  deletionFailed: msg('Your account could not be deleted. Nothing was changed.'),
  deletionUnanswered: msg('We do not know whether your account was deleted.'),
  deleted: msg('Your account and all that was yours have been deleted.'),
} as const
