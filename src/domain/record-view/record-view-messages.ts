import { longDay } from '../calendar/day-label.ts'
import type { ViewScope } from './record-view.ts'

const WHAT: Record<ViewScope, (day: string) => string> = {
  answers: (day) => `your answers of ${longDay(day)}`,
  statistics: () => 'your statistics',
  insight: () => 'insights about you',
  export: () => 'a download of your data',
}

/** The sentences of the list on the account page. */
export const recordViewMessages = {
  title: 'Who opened my data',
  section:
    'Each time one of your team’s staff opens your answers, statistics, insights or a download of them, it is noted here. Only you see this list.',
  opened: (scope: ViewScope, day: string) => `Opened ${WHAT[scope](day)}`,
  nobody: 'Nobody has opened anything yet.',
  more: 'Show more',
} as const
