import { availabilityOn } from '../absence/absence.ts'
import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { MIN_REPORTED_DAYS } from '../load/basis.ts'
import { type DayRecord, dayRecords, totalOf } from '../load/day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS, lastCountedDay } from '../load/load-point.ts'
import { type AthleteRecord, recentNotes, REPORT_LOOK_BACK_DAYS } from './athlete-record.ts'
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
export function athleteFacts(record: AthleteRecord): AthleteFact[] {
  const returning = returnFacts(record)
  const load = loadFacts(record)
  return mostSalientFirst([
    ...returning,
    // The pause explains what the weeks compared with it come to.
    ...(returning.length > 0 ? load.map((fact) => ({ ...fact, salience: 0 as const })) : load),
    ...ratingFacts(record),
    ...regularityFacts(record),
  ])
}

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
  const { today, reports, ratings, notes } = record
  const { isOff } = availabilityOn(record.absences, today)
  const answered = regularity([...ratings, ...notes], [record.answeredSince, record.lastAnswered], today)
  const reported = regularity(reports, [record.recordedSince, record.lastReported], today)
  const expected = (fact: NonNullable<typeof answered>) => ({
    ...fact,
    isOff,
    salience: isOff ? (0 as const) : fact.salience,
  })
  const recent = recentNotes(record).filter(({ daysAgo: days }) => days < NOTE_DAYS)
  return [
    ...(answered ? [{ kind: 'answers' as const, ...expected(answered) }] : []),
    ...(reported ? [{ kind: 'reports' as const, ...expected(reported) }] : []),
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

/**
 * Null where nothing was ever given: perhaps nothing is asked. Days before the first one do not count as missed, nor does today
 * as long as it is empty.
 */
function regularity(
  given: readonly { date: LocalDay }[],
  [first, last]: [first: LocalDay | null, last: LocalDay | null],
  today: LocalDay,
) {
  if (first === null || last === null) return null
  const end = lastCountedDay([...given, { date: last }], { to: today, today })
  const from = addDays(end, 1 - CHRONIC_DAYS)
  const dates = new Set(given.map(({ date }) => date).filter((date) => date >= from && date <= end))
  const days = dates.size
  const ofDays = Math.min(CHRONIC_DAYS, daysAgo(first, end) + 1)
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

/** At most one, as long as the ratio knows of the pause. The days before the first report are none. */
export function returnFacts({ today, reports, recordedSince }: AthleteRecord): ReturnFact[] {
  if (recordedSince === null) return []
  const lookBack = addDays(today, -REPORT_LOOK_BACK_DAYS)
  const from = recordedSince > lookBack ? recordedSince : lookBack
  const days = dayRecords(reports, calendarDays(from, lastCountedDay(reports, { to: today, today })))
  const back = days.findLastIndex(
    ({ kind }, at) => kind === 'trained' && daysWithoutBefore(days, at) >= MIN_DAYS_WITHOUT,
  )
  const daysSince = days.length - back
  if (back < 0 || daysSince > ACWR_LOOK_BACK_DAYS) return []
  const daysWithout = daysWithoutBefore(days, back)
  const pause = days.slice(back - daysWithout, back)
  const declared = pause.filter(({ kind }) => kind === 'rested').length
  if (declared / daysWithout < MIN_DECLARED_SHARE) return []
  const shareOfBefore = shareOf(
    days.slice(-ACUTE_DAYS),
    days.slice(0, back - daysWithout).slice(-CHRONIC_DAYS),
  )
  return [
    {
      kind: 'return',
      salience: (shareOfBefore ?? 0) > 1 ? 3 : daysSince > MAX_DAYS_SINCE ? 1 : 2,
      daysWithout,
      isAtLeast: daysWithout === back,
      trainedDaysSince: days.slice(back).filter(({ kind }) => kind === 'trained').length,
      shareOfBefore,
    },
  ]
}

/** Of a week in the mean week of the four before the pause; null where either is not known well enough to say so. */
function shareOf(week: readonly DayRecord[], before: readonly DayRecord[]): number | null {
  const mean = (totalOf(before) * ACUTE_DAYS) / CHRONIC_DAYS
  if (mean === 0 || reportedOf(before) < MIN_REPORTED_DAYS.chronic) return null
  const share = totalOf(week) / mean
  return reportedOf(week) >= MIN_REPORTED_DAYS.acute || share > 1 ? share : null
}

const reportedOf = (days: readonly DayRecord[]) => days.filter(({ kind }) => kind !== 'not-reported').length

function daysWithoutBefore(days: readonly { kind: string }[], at: number): number {
  const trainedBefore = days.slice(0, at).findLastIndex(({ kind }) => kind === 'trained')
  return at - trainedBefore - 1
}
