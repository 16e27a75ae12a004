import type { LocalDay } from '#domain/calendar/local-day.ts'
import { msg } from '#domain/language/message.ts'
import type { Speech } from '#domain/language/speech.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { type Letter, nameIn } from './letter.ts'
import { mailedName } from './mail.ts'

type Closed = {
  team: string
  day: LocalDay
  total: number
  /** The names of those who have not answered, in order. */
  missing: readonly string[]
}
type Links = { dashboard: string; unsubscribe: string }

/** Who has answered and who has not, and nothing of what. */
export const digestMail = ({ team, day, total, missing }: Closed, links: Links, speech: Speech): Letter => {
  const counted = { team: nameIn(team), answered: total - missing.length, total }
  return {
    subject: msg(
      '{team, select, unnamed {Your team} other {{team}}}: {answered} of {total} answered',
      counted,
    ),
    paragraphs: [
      msg(
        'the check-in of {team, select, unnamed {your team} other {{team}}} for {day} is closed: {answered} of {total} answered.',
        { ...counted, day: speech.longDay(day) },
      ),
      ...(missing.length === 0
        ? [msg('Nobody is missing.')]
        : [
            msg(
              '{missing, plural, one {# athlete has not answered:} other {# athletes have not answered:}}',
              {
                missing: missing.length,
              },
            ),
            missing.map((name) => `- ${lineOf(name, speech)}`).join('\n'),
          ]),
      links.dashboard,
      msg('You get this mail because you chose it on the Team page, where you can end it too. Or here:'),
      links.unsubscribe,
    ],
  }
}

/** On a line of its own, which keeps its own direction. */
const lineOf = (fullName: string, { t, inARow }: Speech) => inARow([athleteName(mailedName(fullName), t)])
