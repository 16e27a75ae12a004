import { metricMessages } from './metric-messages.ts'
import type { Message } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'

/** Athletes read it: nothing in it may turn the line around or stay unseen. */
export function titleProblem(title: string): Message | null {
  if (title.trim() === '') return metricMessages.titleMissing
  return hasHiddenCharacters(title) ? metricMessages.titleHidden : null
}
