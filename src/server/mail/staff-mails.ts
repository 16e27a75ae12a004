import { DUTY_NAMES } from '#domain/team/staff-messages.ts'
import { ARCHIVED_DAYS, type Duty } from '#domain/team/team.ts'
import { type Mail, mailedName } from './mail.ts'

type Told = Omit<Mail, 'to'>

const team = (name: string) => mailedName(name) || 'a team'
const somebody = (fullName: string) => mailedName(fullName) || 'An owner'

export function staffInvitationMail(
  email: string,
  by: { fullName: string; team: { name: string } },
  duty: Duty,
  link: string,
): Mail {
  return {
    to: email,
    subject: 'You are invited to the staff of a team on Plimsoll',
    text: `Hello,

${somebody(by.fullName)} would like you to work for ${team(by.team.name)} on Plimsoll, as: ${DUTY_NAMES[duty]}. Answer here, with
a manager's account for this email address:

${link}

The link works once and is valid for 24 hours. If you do not know who that is, ignore this mail.
`,
  }
}

export const dutyChangedMail = (by: string, teamName: string, duty: Duty, seesHealth: boolean): Told => ({
  subject: `Your duty on ${team(teamName)} has changed`,
  text: `Hello,

${somebody(by)} has changed what you do for ${team(teamName)}. You are now: ${DUTY_NAMES[duty]}.
${seesHealth ? 'You see the answers about health.' : 'You do not see the answers about health.'}
`,
})

export const removedMail = (by: string, teamName: string): Told => ({
  subject: `You no longer work for ${team(teamName)}`,
  text: `Hello,

${somebody(by)} has taken you off the staff of ${team(teamName)}. You no longer see its athletes. Your account stays.
`,
})

export const handedOverMail = (by: string, teamName: string): Told => ({
  subject: `${team(teamName)} is yours now`,
  text: `Hello,

${somebody(by)} has handed ${team(teamName)} over to you: you are its owner. You decide who works for it, and as what.
`,
})

export const archivedForStaffMail = (by: string, teamName: string): Told => ({
  subject: `${team(teamName)} has been archived`,
  text: `Hello,

${somebody(by)} has archived ${team(teamName)}. Its athletes are free, and its invitations no longer work. An owner can bring it
back within ${ARCHIVED_DAYS} days; then it is erased.
`,
})

export const archivedForAthletesMail = (teamName: string): Told => ({
  subject: `${team(teamName)} has ended`,
  text: `Hello,

${team(teamName)} has been archived, and you are on no team now. Nobody of its staff sees your data any more. What you
trained and answered stays yours: you find it in your account, and can take it along to another team.
`,
})

export const restoredMail = (by: string, teamName: string): Told => ({
  subject: `${team(teamName)} is back`,
  text: `Hello,

${somebody(by)} has brought ${team(teamName)} back. Its athletes were free, so they have to be invited again.
`,
})
