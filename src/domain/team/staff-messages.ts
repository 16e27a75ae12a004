import { ARCHIVED_DAYS, type Duty } from './team.ts'
import { type Message, msg } from '../language/message.ts'

export const DUTY_NAMES = {
  owner: msg('Owner'),
  coach: msg('Coach'),
  medical: msg('Medical'),
  viewer: msg('Viewer'),
} as const satisfies Record<Duty, Message>

/** What each may do, for those who choose it. */
export const DUTY_TASKS = {
  owner: msg('Everything: the staff, the name of the team, handing it over.'),
  coach: msg('Runs the day: questions, form times, inviting and removing athletes.'),
  medical: msg('Reads everything, also answers about health. Enters absences, injuries and illnesses.'),
  viewer: msg('Reads answers and statistics, not those about health. Changes nothing.'),
} as const satisfies Record<Duty, Message>

export const teamRefusals = {
  wrongDuty: msg('Your duty on this team does not include this.'),
  twoStepRequired: msg('This team asks its staff for two-step sign-in. Switch it on under Account first.'),
  twoStepFirst: msg('Switch two-step sign-in on for yourself first, under Account.'),
  archived: msg('This team is archived. Bring it back first.'),
  lastOwner: msg('You are the only owner. Hand the team over or archive it first.'),
  lastOwnerOf: (team: string) =>
    msg('You are the only owner of {team}, and others work for it. Hand it over or archive it first.', {
      team,
    }),
  tooMany: (most: number) => msg('You can own at most {most} teams.', { most }),
  nameMissing: msg('A team needs a name.'),
  nameOdd: msg('Use a shorter name, without a link or hidden characters.'),
} as const

/** The sentences of the Team page. */
export const staffMessages = {
  saved: msg('Saved.'),
  changeFailed: msg('This could not be changed. Please try again.'),
  sections: {
    name: msg('As your athletes and the staff see it.'),
    staff: msg('Who works for the team, and what each of them may do.'),
    invitations: msg('A link to the staff works once, for 24 hours.'),
    twoStep: msg('Who has none is led to it before any athlete’s data shows.'),
    changes: msg('What was changed, by whom.'),
    leave: msg('You no longer see this team. Your account stays.'),
    handOver: msg('Somebody else becomes the owner; you stay as a coach.'),
    archive: msg(
      'The athletes are free at once, and all invitations end. For {days} days an owner can bring the team back; then it is erased with its questions and the answers to them.',
      { days: ARCHIVED_DAYS },
    ),
    another: msg('Seniors and under-19s, say: athletes, questions and form times of its own.'),
  },
  seesHealth: msg('Sees answers about health'),
  twoStep: {
    label: msg('The staff need two-step sign-in'),
    none: msg('No two-step sign-in'),
    first: (team: string) => msg('{team} asks its staff for two-step sign-in', { team }),
    text: msg(
      'You see no data of its athletes until it is on for your account. It takes two minutes and an authenticator app.',
    ),
  },
  remove: {
    title: (name: string) => msg('Remove {name} from the staff?', { name }),
    text: msg('They no longer see anything of this team, at once, and are told by mail.'),
  },
  leave: {
    title: (team: string) => msg('Leave {team}?', { team }),
    text: msg('To come back you need a new invitation.'),
    left: (team: string) => msg('You no longer work for {team}.', { team }),
  },
  handOver: {
    title: (name: string) => msg('Hand the team over to {name}?', { name }),
    text: msg('They become the owner and are told by mail. You stay as a coach, and they decide about that.'),
    nobody: msg('Nobody else works for this team yet.'),
    done: (name: string) => msg('{name} owns the team now.', { name }),
  },
  archive: {
    title: (team: string) => msg('Archive {team}?', { team }),
    athletes: (count: number) =>
      msg(
        '{count, plural, one {Its athlete is on no team then, and is told by mail.} other {Its # athletes are on no team then, and are told by mail.}}',
        { count },
      ),
    text: msg(
      'What they trained and answered stays theirs, and the staff sees none of it any more. Brought back within {days} days, the team has its questions, but its athletes have to be invited again.',
      { days: ARCHIVED_DAYS },
    ),
    done: (team: string) => msg('{team} is archived.', { team }),
    isArchived: (team: string) => msg('{team} is archived', { team }),
    until: (day: string) => msg('It is erased after {day}. Until then an owner can bring it back.', { day }),
    restored: (team: string) => msg('{team} is back.', { team }),
  },
  none: {
    title: msg('You work for no team'),
    text: msg('Open the invitation link that you were sent, or begin a team of your own.'),
  },
  accept: {
    title: (team: string) => msg('Work for {team}?', { team }),
    invited: (by: string, duty: string) => msg('{by} invites you as: {duty}.', { by, duty }),
    seen: msg('The athletes see your name, your picture and your duty.'),
    accepted: (team: string) => msg('You work for {team} now.', { team }),
  },
} as const
