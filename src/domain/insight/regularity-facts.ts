import type { LocalDay } from '../calendar/local-day.ts'
import { addDays } from '../calendar/wall-clock.ts'
import { CHRONIC_DAYS } from '../load/load-point.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { daysAgo } from './days-ago.ts'
import type { AnswersFact, NotesFact, ReportsFact, Salience } from './fact.ts'
import { recentNotes } from './recent-notes.ts'

/** A weekend may pass; after this many days without a word it is worth asking. */
export const QUIET_DAYS = 3
const LONG_QUIET_DAYS = 7

/** Before two weeks are over, a share of them says little. */
const MIN_DAYS_FOR_SHARE = 14
const LOW_SHARE = 0.5

/** Five days a week. */
export const REGULAR_SHARE = 5 / 7

const NOTE_DAYS = 7

/** How regularly is answered and reported, and whether there is something to read. */
export function regularityFacts(record: AthleteRecord): (AnswersFact | ReportsFact | NotesFact)[] {
  const { today, recordedSince, reports, ratings, notes } = record
  const answered = regularity([...ratings, ...notes], null, today)
  const reported = regularity(reports, recordedSince, today)
  const recent = recentNotes(record).filter(({ daysAgo: days }) => days < NOTE_DAYS)
  return [
    ...(answered ? [{ kind: 'answers' as const, ...answered }] : []),
    ...(reported ? [{ kind: 'reports' as const, ...reported }] : []),
    ...(recent[0]
      ? [
          {
            kind: 'notes' as const,
            salience: 1 as const,
            count: recent.length,
            daysSinceLast: recent[0].daysAgo,
          },
        ]
      : []),
  ]
}

/** Null where nothing was ever given: perhaps nothing is asked. Days before the first one are nobody's omission. */
function regularity(given: readonly { date: LocalDay }[], since: LocalDay | null, today: LocalDay) {
  const dates = [...new Set(given.map(({ date }) => date))].filter((date) => date <= today).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return null
  const begun = since !== null && since < first ? since : first
  const from = addDays(today, 1 - CHRONIC_DAYS)
  const days = dates.filter((date) => date >= from).length
  const ofDays = Math.min(CHRONIC_DAYS, daysAgo(begun, today) + 1)
  const daysSinceLast = daysAgo(last, today)
  const isSeldom = ofDays >= MIN_DAYS_FOR_SHARE && days / ofDays < LOW_SHARE
  const salience: Salience =
    daysSinceLast >= LONG_QUIET_DAYS ? 3 : daysSinceLast >= QUIET_DAYS || isSeldom ? 2 : 0
  return { salience, daysSinceLast, days, ofDays }
}
