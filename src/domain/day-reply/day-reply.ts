import { type Message, msg } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { replyMessages } from './day-reply-messages.ts'

/** What one of the staff says of a day with one tap. */
export const REACTIONS = ['well-done', 'lets-talk', 'take-it-easy'] as const
export type Reaction = (typeof REACTIONS)[number]

export const REACTION_WORDS: Record<Reaction, Message> = {
  'well-done': msg('Well done'),
  'lets-talk': msg('Let’s talk'),
  'take-it-easy': msg('Take it easy'),
}

/** Of a reply, and of the athlete's answer to it. */
export const MAX_REPLY_LENGTH = 280

/** For how long an athlete reads on the dashboard what was said of a day that is over. */
export const SAID_LATELY_HOURS = 48

/** What was said last comes first, whatever day it was said of. */
export const lastSaidFirst = <Reply extends SaidAt>(replies: readonly Reply[]): Reply[] =>
  replies.toSorted((one, other) => (saidLast(one) < saidLast(other) ? 1 : -1))

type SaidAt = { reactedAt: string | null; repliedAt: string | null }
const saidLast = ({ reactedAt, repliedAt }: SaidAt) => [reactedAt ?? '', repliedAt ?? ''].toSorted().at(-1)!

/** One kind of line break, and none at the ends. */
export const tidyReply = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim()

/** What is wrong with a reply or an answer to one. It may have lines; every other control is refused. */
export function replyProblem(text: string): Message | null {
  const tidy = tidyReply(text)
  if (tidy === '') return replyMessages.missing
  if (tidy.length > MAX_REPLY_LENGTH) return replyMessages.tooLong(MAX_REPLY_LENGTH)
  return hasHiddenCharacters(tidy.replaceAll('\n', ' ')) ? replyMessages.hidden : null
}
