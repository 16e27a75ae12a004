import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { dayRecords } from '../load/day-records.ts'
import { CHRONIC_DAYS } from '../load/load-point.ts'
import { type AthleteRecord, INSIGHT_LOOK_BACK_DAYS, recentNotes } from './athlete-record.ts'
import {
  type AnswersFact,
  type AthleteFact,
  mostSalientFirst,
  type NotesFact,
  type ReportsFact,
  type ReturnFact,
  type Salience,
} from './fact.ts'
import { loadFacts } from './load-facts.ts'
import { ratingFacts } from './rating-facts.ts'

/** What is worth saying of one athlete, the most important first; nothing where nothing is recorded. */
export const athleteFacts = (record: AthleteRecord): AthleteFact[] =>
  mostSalientFirst([
    ...returnFacts(record),
    ...loadFacts(record),
    ...ratingFacts(record),
    ...regularityFacts(record),
  ])

/** A weekend may pass; after this many days without a word it is worth asking. */
export const QUIET_DAYS = 3
const LONG_QUIET_DAYS = 7

/** Before two weeks are over, a share of them says little. */
const MIN_DAYS_FOR_SHARE = 14
const LOW_SHARE = 0.5

/** Five days a week. */
export const REGULAR_SHARE = 5 / 7

const NOTE_DAYS = 7

/** How regularly the athlete answers and reports, and whether there is something to read. */
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

/** Null where nothing was ever given: perhaps nothing is asked. Days before the first one do not count as missed. */
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

/** Two weeks: a shorter pause is a holiday or a rest week, and the ratio says enough about it. */
const MIN_DAYS_WITHOUT = 14

/** After as long again the athlete is back rather than coming back. */
const MAX_DAYS_SINCE = 14

/** A pause counts only if the athlete declared rest on most of its days; otherwise it was not reported. */
const MIN_DECLARED_SHARE = 0.7

/** At most one. The days before the first report are no pause. */
export function returnFacts({ today, reports, recordedSince }: AthleteRecord): ReturnFact[] {
  if (recordedSince === null) return []
  const lookBack = addDays(today, -INSIGHT_LOOK_BACK_DAYS)
  const from = recordedSince > lookBack ? recordedSince : lookBack
  const days = dayRecords(reports, calendarDays(from, today))
  const lastTrained = days.findLastIndex(
    ({ kind }, at) => kind === 'trained' && daysWithoutBefore(days, at) >= MIN_DAYS_WITHOUT,
  )
  if (lastTrained < 0 || days.length - lastTrained > MAX_DAYS_SINCE) return []
  const daysWithout = daysWithoutBefore(days, lastTrained)
  const pause = days.slice(lastTrained - daysWithout, lastTrained)
  const declared = pause.filter(({ kind }) => kind === 'rested').length
  if (declared / daysWithout < MIN_DECLARED_SHARE) return []
  return [
    {
      kind: 'return',
      salience: 3,
      daysWithout,
      isAtLeast: daysWithout === lastTrained,
      trainedDaysSince: days.slice(lastTrained).filter(({ kind }) => kind === 'trained').length,
    },
  ]
}

function daysWithoutBefore(days: readonly { kind: string }[], at: number): number {
  const trainedBefore = days.slice(0, at).findLastIndex(({ kind }) => kind === 'trained')
  return at - trainedBefore - 1
}
