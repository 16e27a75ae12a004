import type { AbsencePeriod } from '../absence/absence.ts'
import { daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import type { DayReport } from '../load/day-records.ts'

/** How far before today answers are needed: of the latest, which may be some days old, the 28 days before it. */
export const ANSWER_LOOK_BACK_DAYS = 35

/** And reports: a pause of two months, the four weeks before it and the five in which the ratio knows of it. */
export const REPORT_LOOK_BACK_DAYS = 126

export type RatingAnswer = {
  metricId: string
  title: string
  date: LocalDay
  rating: number
  /** Only some of the staff see it. */
  isHealth?: boolean
}

/** An answer in the athlete's own words. */
export type Note = { date: LocalDay; title: string; text: string }

/** What one athlete's facts are computed from. It has no room for a name. */
export type AthleteRecord = {
  /** The team's. */
  today: LocalDay
  /** The first and the last day the athlete ever reported; null if there is none. */
  recordedSince: LocalDay | null
  lastReported: LocalDay | null
  /** The same of answers, to any of the questions. */
  answeredSince: LocalDay | null
  lastAnswered: LocalDay | null
  reports: readonly DayReport[]
  ratings: readonly RatingAnswer[]
  notes: readonly Note[]
  /** When the athlete could not train fully, which no provider is told. */
  absences: readonly AbsencePeriod[]
}

/** Whether nothing was ever reported and nothing answered. */
export const isEmptyRecord = ({ recordedSince, answeredSince }: AthleteRecord): boolean =>
  recordedSince === null && answeredSince === null

/** The ratings of one day as they may leave: how long ago it was, not when. */
export type RecentDay = { daysAgo: number; ratings: readonly { title: string; rating: number }[] }

const RATING_DAYS = 7

/** Those of the last week that have ratings, the latest first. */
export function recentDays({ today, ratings }: Pick<AthleteRecord, 'today' | 'ratings'>): RecentDay[] {
  const byAge = Map.groupBy(ratings, ({ date }) => daysAgo(date, today))
  return Array.from({ length: RATING_DAYS }, (_, age) => ({
    daysAgo: age,
    ratings: (byAge.get(age) ?? [])
      .toSorted((a, b) => compare(a.title, b.title) || compare(a.metricId, b.metricId))
      .map(({ title, rating }) => ({ title, rating })),
  })).filter((day) => day.ratings.length > 0)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A note as it may leave: how old it is, not when it was written. */
export type RecentNote = { daysAgo: number; title: string; text: string }

const NOTE_DAYS = 14
export const MAX_NOTES = 10

/** The latest first; blank ones are none. */
export function recentNotes({ today, notes }: Pick<AthleteRecord, 'today' | 'notes'>): RecentNote[] {
  return notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ date, title, text }) => ({ daysAgo: daysAgo(date, today), title, text }))
    .filter((note) => note.daysAgo >= 0 && note.daysAgo < NOTE_DAYS)
    .toSorted((a, b) => a.daysAgo - b.daysAgo || compare(a.title, b.title) || compare(a.text, b.text))
    .slice(0, MAX_NOTES)
}

/** What the record was on an earlier day, as far as facts are compared with others. */
export function recordOn(record: AthleteRecord, day: LocalDay): AthleteRecord {
  const within = <Entry extends { date: LocalDay }>(entries: readonly Entry[], days: number) => {
    const from = addDays(day, -days)
    return entries.filter(({ date }) => date >= from && date <= day)
  }
  const { recordedSince } = record
  return {
    ...record,
    today: day,
    recordedSince: recordedSince !== null && recordedSince <= day ? recordedSince : null,
    reports: within(record.reports, REPORT_LOOK_BACK_DAYS),
    ratings: within(record.ratings, ANSWER_LOOK_BACK_DAYS),
  }
}
