import { isLocale, LOCALE_NAMES } from '../language/locale-names.ts'
import { type Message, msg } from '../language/message.ts'
import { DUTIES, type Duty } from './team.ts'

/** What is noted of a team, for its owners. */
export const TEAM_CHANGES = [
  'team-created',
  'team-renamed',
  'team-language',
  'team-archived',
  'team-restored',
  'two-step-demanded',
  'two-step-released',
  'staff-invited',
  'staff-joined',
  'staff-duty',
  'staff-health',
  'staff-removed',
  'staff-left',
  'handed-over',
  'athlete-removed',
  'exported',
  'day-corrected',
  'question-added',
  'question-changed',
  'question-audience',
  'question-archived',
  'question-restored',
  'question-deleted',
  'group-created',
  'group-renamed',
  'group-deleted',
] as const
export type TeamChange = (typeof TEAM_CHANGES)[number]

type Told = {
  what: TeamChange
  actorName: string | null
  aboutName: string | null
  before: string | null
  after: string | null
}

/** Duties are named by `sayDuty`, in the reader's language. */
export function describeChange(told: Told, sayDuty: (duty: Duty) => string): Message {
  const { what, actorName, aboutName } = told
  const [actor, known] = [actorName ?? '', isSaid(actorName)]
  const [about, named] = [aboutName ?? '', isSaid(aboutName)]
  const [before, after] = [told.before ?? '', told.after ?? '']
  const dutyName = (duty: string) => (isDuty(duty) ? sayDuty(duty) : duty)
  const [former, duty] = [dutyName(before), dutyName(after)]
  // A question about health is noted without its words: not every owner may read them.
  const question = what === 'question-added' || what === 'question-restored' ? after : before
  const noted = isSaid(question)
  const sentences: Record<TeamChange, Message> = {
    'team-created': msg('{known, select, yes {{actor}} other {A deleted account}} began the team.', {
      known,
      actor,
    }),
    'team-renamed': msg(
      '{known, select, yes {{actor}} other {A deleted account}} renamed the team from “{before}” to “{after}”.',
      { known, actor, before, after },
    ),
    'team-language': msg(
      '{known, select, yes {{actor}} other {A deleted account}} changed the language of the team from {spoken} to {language}.',
      { known, actor, spoken: languageName(before), language: languageName(after) },
    ),
    'team-archived': msg('{known, select, yes {{actor}} other {A deleted account}} archived the team.', {
      known,
      actor,
    }),
    'team-restored': msg('{known, select, yes {{actor}} other {A deleted account}} brought the team back.', {
      known,
      actor,
    }),
    'two-step-demanded': msg(
      '{known, select, yes {{actor}} other {A deleted account}} made two-step sign-in a must for the staff.',
      { known, actor },
    ),
    'two-step-released': msg(
      '{known, select, yes {{actor}} other {A deleted account}} left two-step sign-in to each of the staff.',
      { known, actor },
    ),
    'staff-invited': msg(
      '{known, select, yes {{actor}} other {A deleted account}} invited somebody to the staff as {duty}.',
      { known, actor, duty },
    ),
    'staff-joined': msg(
      '{known, select, yes {{actor}} other {A deleted account}} joined the staff as {duty}.',
      { known, actor, duty },
    ),
    'staff-duty': msg(
      '{known, select, yes {{actor}} other {A deleted account}} changed the duty of {named, select, yes {{about}} other {a deleted account}} from {former} to {duty}.',
      { known, actor, named, about, former, duty },
    ),
    'staff-health':
      after === 'yes'
        ? msg(
            '{known, select, yes {{actor}} other {A deleted account}} let {named, select, yes {{about}} other {a deleted account}} see the answers about health.',
            { known, actor, named, about },
          )
        : msg(
            '{known, select, yes {{actor}} other {A deleted account}} took the answers about health from {named, select, yes {{about}} other {a deleted account}}.',
            { known, actor, named, about },
          ),
    'staff-removed': msg(
      '{known, select, yes {{actor}} other {A deleted account}} removed {named, select, yes {{about}} other {a deleted account}} from the staff.',
      { known, actor, named, about },
    ),
    'staff-left': msg('{known, select, yes {{actor}} other {A deleted account}} left the staff.', {
      known,
      actor,
    }),
    'handed-over': msg(
      '{known, select, yes {{actor}} other {A deleted account}} handed the team over to {named, select, yes {{about}} other {a deleted account}}.',
      { known, actor, named, about },
    ),
    'athlete-removed': msg(
      '{known, select, yes {{actor}} other {A deleted account}} removed {named, select, yes {{about}} other {a deleted account}} from the team.',
      { known, actor, named, about },
    ),
    exported: msg(
      '{known, select, yes {{actor}} other {A deleted account}} downloaded a table of {named, select, yes {{about}} other {the team}}.',
      { known, actor, named, about },
    ),
    'day-corrected': msg(
      '{known, select, yes {{actor}} other {A deleted account}} corrected a day of {named, select, yes {{about}} other {a deleted account}}.',
      { known, actor, named, about },
    ),
    'question-added': msg(
      '{known, select, yes {{actor}} other {A deleted account}} added {noted, select, yes {the question “{question}”} other {a question about health}}.',
      { known, actor, noted, question },
    ),
    'question-changed': after
      ? msg(
          '{known, select, yes {{actor}} other {A deleted account}} changed {noted, select, yes {the question “{question}”} other {a question about health}} to “{after}”.',
          { known, actor, noted, question, after },
        )
      : msg(
          '{known, select, yes {{actor}} other {A deleted account}} changed {noted, select, yes {the question “{question}”} other {a question about health}}.',
          { known, actor, noted, question },
        ),
    'question-audience': msg(
      '{known, select, yes {{actor}} other {A deleted account}} made {noted, select, yes {the question “{question}”} other {a question about health}} one about health.',
      { known, actor, noted, question },
    ),
    'question-archived': msg(
      '{known, select, yes {{actor}} other {A deleted account}} archived {noted, select, yes {the question “{question}”} other {a question about health}}.',
      { known, actor, noted, question },
    ),
    'question-restored': msg(
      '{known, select, yes {{actor}} other {A deleted account}} asks {noted, select, yes {the question “{question}”} other {a question about health}} again.',
      { known, actor, noted, question },
    ),
    'question-deleted': msg(
      '{known, select, yes {{actor}} other {A deleted account}} deleted {noted, select, yes {the question “{question}”} other {a question about health}} and all answers to it.',
      { known, actor, noted, question },
    ),
    'group-created': msg(
      '{known, select, yes {{actor}} other {A deleted account}} added the group “{after}”.',
      { known, actor, after },
    ),
    'group-renamed': msg(
      '{known, select, yes {{actor}} other {A deleted account}} renamed the group “{before}” to “{after}”.',
      { known, actor, before, after },
    ),
    'group-deleted': msg(
      '{known, select, yes {{actor}} other {A deleted account}} deleted the group “{before}”.',
      { known, actor, before },
    ),
  }
  return sentences[what]
}

/** Which words a message chooses. */
const isSaid = (words: string | null) => (words ? 'yes' : 'no')
const languageName = (locale: string) => (isLocale(locale) ? LOCALE_NAMES[locale] : locale)
const isDuty = (duty: string): duty is Duty => DUTIES.some((one) => one === duty)
