import { ARCHIVED_DAYS, type Duty, type InvitedDuty } from './team.ts'

export const DUTY_NAMES = {
  owner: 'Owner',
  coach: 'Coach',
  medical: 'Medical',
  viewer: 'Viewer',
} as const satisfies Record<Duty, string>

/** What each may do, for those who choose it. */
export const DUTY_TASKS = {
  owner: 'Everything: the staff, the name of the team, handing it over.',
  coach: 'Runs the day: questions, form times, inviting and removing athletes.',
  medical: 'Reads everything, also answers about health. Changes nothing.',
  viewer: 'Reads answers and statistics, not those about health. Changes nothing.',
} as const satisfies Record<Duty, string>

export const teamRefusals = {
  wrongDuty: 'Your duty on this team does not include this.',
  twoStepRequired: 'This team asks its staff for two-step sign-in. Switch it on under Account first.',
  twoStepFirst: 'Switch two-step sign-in on for yourself first, under Account.',
  archived: 'This team is archived. Bring it back first.',
  lastOwner: 'You are the only owner. Hand the team over or archive it first.',
  lastOwnerOf: (team: string) =>
    `You are the only owner of ${team}, and others work for it. Hand it over or archive it first.`,
  tooMany: (most: number) => `You can own at most ${most} teams.`,
  nameMissing: 'A team needs a name.',
  nameOdd: 'Use a shorter name, without a link or hidden characters.',
} as const

/** The sentences of the Team page. */
export const staffMessages = {
  saved: 'Saved.',
  changeFailed: 'This could not be changed. Please try again.',
  sections: {
    name: 'As your athletes and the staff see it.',
    staff: 'Who works for the team, and what each of them may do.',
    invitations: 'A link to the staff works once, for 24 hours.',
    twoStep: 'Who has none is led to it before any athlete’s data shows.',
    changes: 'What was changed, by whom.',
    leave: 'You no longer see this team. Your account stays.',
    handOver: 'Somebody else becomes the owner; you stay as a coach.',
    archive: `The athletes are free at once, and all invitations end. For ${ARCHIVED_DAYS} days an owner can bring the team back; then it is erased with its questions and the answers to them.`,
    another: 'Seniors and under-19s, say: athletes, questions and form times of its own.',
  },
  seesHealth: 'Sees answers about health',
  twoStep: {
    label: 'The staff need two-step sign-in',
    none: 'No two-step sign-in',
    first: (team: string) => `${team} asks its staff for two-step sign-in`,
    text: 'You see no data of its athletes until it is on for your account. It takes two minutes and an authenticator app.',
  },
  remove: {
    title: (name: string) => `Remove ${name} from the staff?`,
    text: 'They no longer see anything of this team, at once, and are told by mail.',
  },
  leave: {
    title: (team: string) => `Leave ${team}?`,
    text: 'To come back you need a new invitation.',
    left: (team: string) => `You no longer work for ${team}.`,
  },
  handOver: {
    title: (name: string) => `Hand the team over to ${name}?`,
    text: 'They become the owner and are told by mail. You stay as a coach, and they decide about that.',
    nobody: 'Nobody else works for this team yet.',
    done: (name: string) => `${name} owns the team now.`,
  },
  archive: {
    title: (team: string) => `Archive ${team}?`,
    athletes: (count: number) =>
      count === 1
        ? 'Its athlete is on no team then, and is told by mail.'
        : `Its ${count} athletes are on no team then, and are told by mail.`,
    text: `What they trained and answered stays theirs, and the staff sees none of it any more. Brought back within ${ARCHIVED_DAYS} days, the team has its questions, but its athletes have to be invited again.`,
    done: (team: string) => `${team} is archived.`,
    isArchived: (team: string) => `${team} is archived`,
    until: (day: string) => `It is erased after ${day}. Until then an owner can bring it back.`,
    restored: (team: string) => `${team} is back.`,
  },
  none: {
    title: 'You work for no team',
    text: 'Open the invitation link that you were sent, or begin a team of your own.',
  },
  accept: {
    title: (team: string) => `Work for ${team}?`,
    invited: (by: string, duty: InvitedDuty) => `${by} invites you as: ${DUTY_NAMES[duty]}.`,
    seen: 'The athletes see your name, your picture and your duty.',
    accepted: (team: string) => `You work for ${team} now.`,
  },
} as const
