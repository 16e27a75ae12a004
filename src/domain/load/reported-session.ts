import type { LocalDay } from '../calendar/local-day.ts'
import type { SessionAnswer } from '../training/session-answer.ts'
import type { Slot } from '../training/session-limits.ts'

/** What an athlete reported for one half of a day; a half nobody reported has none. */
export type ReportedSession = SessionAnswer & { date: LocalDay; slot: Slot }
