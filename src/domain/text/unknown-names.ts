import { type Message, msg } from '../language/message.ts'

type Say = (message: Message) => string

/** What stands where an athlete has given no name. */
export const athleteName = (fullName: string, say: Say): string =>
  fullName.trim() || say(msg('Unknown Athlete'))

/** What stands where a metric may not be seen: an athlete keeps the ratings given to a former team, not their titles. */
export const metricTitle = (title: string | null, say: Say): string => title ?? say(msg('Unknown Metric'))
