import { msg } from '#domain/language/message.ts'
import { nameIn, type Told } from './letter.ts'

export const invitationMail =
  (by: { fullName: string }, link: string): Told =>
  () => ({
    subject: msg('You are invited to a team on Plimsoll'),
    paragraphs: [
      msg(
        '{by, select, unnamed {A coach} other {{by}}} would like you to join their team on Plimsoll, where athletes answer a short check-in each day and log\ntheir training. Join here, with an account for this email address:',
        { by: nameIn(by.fullName) },
      ),
      link,
      msg('The link works once and is valid for 24 hours. If you do not know who that is, ignore this mail.'),
    ],
  })
