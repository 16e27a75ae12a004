import { type Message, msg } from '#domain/language/message.ts'
import type { ReminderKind } from '#domain/reminder/reminder-due.ts'
import { type Letter, nameIn } from './letter.ts'

type Form = { team: string; closeTime: string }
type Links = { form: string; unsubscribe: string }

/**
 * A mail may be read on a lock screen and over a shoulder: it says that a form waits, and nothing of what it asks, of what was
 * answered or of anybody else.
 */
export const reminderMail = (kind: ReminderKind, form: Form, links: Links): Letter => ({
  subject: kind === 'opening' ? msg('Your check-in is open') : msg('Your check-in is still open'),
  paragraphs: [
    FIRST[kind]({ team: nameIn(form.team), closeTime: form.closeTime }),
    links.form,
    msg('You get no more than two such mails a day, and none once you have answered. To get none at all:'),
    links.unsubscribe,
  ],
})

/** The time is the team's. */
const FIRST: Record<ReminderKind, (form: Form) => Message> = {
  opening: (form) =>
    msg(
      'today’s check-in of {team, select, unnamed {your team} other {{team}}} is open, until {closeTime}.',
      form,
    ),
  closing: (form) =>
    msg(
      'today’s check-in of {team, select, unnamed {your team} other {{team}}} closes at {closeTime}, and yours is still open.',
      form,
    ),
  nudge: (form) =>
    msg(
      'the staff of {team, select, unnamed {your team} other {{team}}} ask for your check-in of today. It is open until {closeTime}.',
      form,
    ),
}
