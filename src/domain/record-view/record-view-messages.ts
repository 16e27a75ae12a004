import { type Message, msg } from '../language/message.ts'
import type { ViewScope } from './record-view.ts'

const OPENED: Record<ViewScope, (day: string) => Message> = {
  answers: (day) => msg('Opened your answers of {day}', { day }),
  statistics: () => msg('Opened your statistics'),
  insight: () => msg('Opened insights about you'),
  export: () => msg('Opened a download of your data'),
  problems: () => msg('Opened your injuries and illnesses'),
}

/** The sentences of the list on the account page. */
export const recordViewMessages = {
  title: msg('Who opened my data'),
  section: msg(
    'Each time one of your team’s staff opens your answers, statistics, insights, injuries and illnesses or a download of them, it is noted here. Only you see this list.',
  ),
  opened: (scope: ViewScope, day: string) => OPENED[scope](day),
  nobody: msg('Nobody has opened anything yet.'),
  more: msg('Show more'),
} as const
