import { withoutIsolates } from '../language/isolate.ts'
import { type Message, msg } from '../language/message.ts'

/** In the words of whoever registers. Migration 0015 names the teams of those who were there before in the same way, in English. */
export const initialTeamName = (coach: string, t: (message: Message) => string): string =>
  withoutIsolates(t(coach.trim() ? msg('{coach}’s team', { coach: coach.trim() }) : msg('My team')))
