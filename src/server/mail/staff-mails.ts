import { msg } from '#domain/language/message.ts'
import { DUTY_NAMES } from '#domain/team/staff-messages.ts'
import { ARCHIVED_DAYS, type Duty } from '#domain/team/team.ts'
import { nameIn, type Told } from './letter.ts'

export const staffInvitationMail =
  (by: { fullName: string; team: { name: string } }, duty: Duty, link: string): Told =>
  ({ t }) => ({
    subject: msg('You are invited to the staff of a team on Plimsoll'),
    paragraphs: [
      msg(
        "{by, select, unnamed {An owner} other {{by}}} would like you to work for {team, select, unnamed {a team} other {{team}}} on Plimsoll, as: {duty}. Answer here, with\na manager's account for this email address:",
        { by: nameIn(by.fullName), team: nameIn(by.team.name), duty: t(DUTY_NAMES[duty]) },
      ),
      link,
      msg('The link works once and is valid for 24 hours. If you do not know who that is, ignore this mail.'),
    ],
  })

export const dutyChangedMail =
  (by: string, team: string, duty: Duty, seesHealth: boolean): Told =>
  ({ t }) => ({
    subject: msg('Your duty on {team, select, unnamed {a team} other {{team}}} has changed', {
      team: nameIn(team),
    }),
    paragraphs: [
      msg(
        '{by, select, unnamed {An owner} other {{by}}} has changed what you do for {team, select, unnamed {a team} other {{team}}}. You are now: {duty}.\n{seesHealth, select, yes {You see the answers about health.} other {You do not see the answers about health.}}',
        {
          by: nameIn(by),
          team: nameIn(team),
          duty: t(DUTY_NAMES[duty]),
          seesHealth: seesHealth ? 'yes' : 'no',
        },
      ),
    ],
  })

export const removedMail =
  (by: string, team: string): Told =>
  () => ({
    subject: msg('You no longer work for {team, select, unnamed {a team} other {{team}}}', {
      team: nameIn(team),
    }),
    paragraphs: [
      msg(
        '{by, select, unnamed {An owner} other {{by}}} has taken you off the staff of {team, select, unnamed {a team} other {{team}}}. You no longer see its athletes. Your account stays.',
        { by: nameIn(by), team: nameIn(team) },
      ),
    ],
  })

export const handedOverMail =
  (by: string, team: string): Told =>
  () => ({
    subject: msg('{team, select, unnamed {a team} other {{team}}} is yours now', { team: nameIn(team) }),
    paragraphs: [
      msg(
        '{by, select, unnamed {An owner} other {{by}}} has handed {team, select, unnamed {a team} other {{team}}} over to you: you are its owner. You decide who works for it, and as what.',
        { by: nameIn(by), team: nameIn(team) },
      ),
    ],
  })

export const archivedForStaffMail =
  (by: string, team: string): Told =>
  () => ({
    subject: msg('{team, select, unnamed {a team} other {{team}}} has been archived', {
      team: nameIn(team),
    }),
    paragraphs: [
      msg(
        '{by, select, unnamed {An owner} other {{by}}} has archived {team, select, unnamed {a team} other {{team}}}. Its athletes are free, and its invitations no longer work. An owner can bring it\nback within {days, plural, one {# day} other {# days}}; then it is erased.',
        { by: nameIn(by), team: nameIn(team), days: ARCHIVED_DAYS },
      ),
    ],
  })

export const archivedForAthletesMail =
  (team: string): Told =>
  () => ({
    subject: msg('{team, select, unnamed {a team} other {{team}}} has ended', { team: nameIn(team) }),
    paragraphs: [
      msg(
        '{team, select, unnamed {a team} other {{team}}} has been archived, and you are on no team now. Nobody of its staff sees your data any more. What you\ntrained and answered stays yours: you find it in your account, and can take it along to another team.',
        { team: nameIn(team) },
      ),
    ],
  })

export const restoredMail =
  (by: string, team: string): Told =>
  () => ({
    subject: msg('{team, select, unnamed {a team} other {{team}}} is back', { team: nameIn(team) }),
    paragraphs: [
      msg(
        '{by, select, unnamed {An owner} other {{by}}} has brought {team, select, unnamed {a team} other {{team}}} back. Its athletes were free, so they have to be invited again.',
        { by: nameIn(by), team: nameIn(team) },
      ),
    ],
  })
