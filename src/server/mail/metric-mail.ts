import { msg } from '#domain/language/message.ts'
import { nameIn, type Told } from './letter.ts'

/** To everybody whose answers go with a metric: which one it was, and no more. */
export const metricDeletedMail =
  (team: string, question: string): Told =>
  () => ({
    subject: msg('Answers of yours were deleted on Plimsoll'),
    paragraphs: [
      msg(
        'the staff of {team, select, unnamed {a team of yours} other {{team}}} have deleted {question, select, unnamed {a question} other {the question “{question}”}}, and with it every answer that was given to it, yours too.\nThey cannot be brought back. Your other answers and your training stay as they are.',
        { team: nameIn(team), question: nameIn(question) },
      ),
    ],
  })
