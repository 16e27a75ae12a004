import { type Message, msg } from '../language/message.ts'

type Counts = { sent: number; answered: number; off: number; nudgedBefore: number; unreachable: number }

export const nudgeMessages = {
  formNotOpen: msg('The form is closed: a nudge would come too late.'),
  failed: msg('The nudge could not be sent. Please try again.'),
  sending: msg('Sending...'),
  showAll: msg('Show all who have not answered'),
  all: (missing: number): Message =>
    msg('{missing, plural, one {Nudge # athlete} other {Nudge all # athletes}}', { missing }),
  one: (name: string): Message => msg('Nudge {name}', { name }),
  nudged: (time: string, name: string | null): Message =>
    name === null ? msg('Nudged {time}', { time }) : msg('Nudged {time} by {name}', { time, name }),
  list: (nudged: string, names: string): Message => msg('{nudged}: {names}', { nudged, names }),
  /** A sentence for each that is not nobody: whatever an athlete chose, their staff read no more than that. */
  outcome: ({ sent, answered, off, nudgedBefore, unreachable }: Counts): Message[] => [
    msg(
      '{sent, plural, =0 {Nobody was nudged.} one {# athlete was nudged.} other {# athletes were nudged.}}',
      {
        sent,
      },
    ),
    ...some(nudgedBefore, (count) =>
      msg('{count, plural, one {# was nudged before.} other {# were nudged before.}}', { count }),
    ),
    ...some(answered, (count) =>
      msg('{count, plural, one {# has answered meanwhile.} other {# have answered meanwhile.}}', { count }),
    ),
    ...some(off, (count) =>
      msg('{count, plural, one {# has a day off.} other {# have a day off.}}', { count }),
    ),
    ...some(unreachable, (count) =>
      msg('{count, plural, one {# cannot be reached now.} other {# cannot be reached now.}}', { count }),
    ),
  ],
} as const

const some = (count: number, said: (count: number) => Message) => (count === 0 ? [] : [said(count)])
