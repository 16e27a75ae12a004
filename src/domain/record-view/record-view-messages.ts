import { longDay } from '../calendar/day-label.ts'
import type { ViewScope } from './record-view.ts'

/** Beyond these the rest is a number. */
const NAMED = 3

/** 'Marta', 'Marta and Jon', 'Marta, Jon and Ada', 'Marta, Jon, Ada and 2 more'. */
export function namesInWords(names: readonly string[]): string {
  const named = names.length > NAMED ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names
  const last = named.at(-1) ?? ''
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
}

const WHAT: Record<ViewScope, (day: string) => string> = {
  answers: (day) => `your answers of ${longDay(day)}`,
  statistics: () => 'your statistics',
  insight: () => 'insights about you',
  export: () => 'a download of your data',
}

/** The sentences about who opened what of an athlete. */
export const recordViewMessages = {
  /** `time` is when the last of them did. */
  openedBy: (names: readonly string[], time: string) =>
    `Opened by ${namesInWords(names)}, ${names.length > 1 ? 'last ' : ''}${time}`,
  title: 'Who opened my data',
  section:
    'Each time one of your team’s staff opens your answers, statistics, insights or a download of them, it is noted here. Only you see this list.',
  opened: (scope: ViewScope, day: string) => `Opened ${WHAT[scope](day)}`,
  nobody: 'Nobody has opened anything yet.',
  more: 'Show more',
} as const
