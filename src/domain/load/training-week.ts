import { calendarDays } from '../calendar/calendar-days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { addDays } from '../calendar/wall-clock.ts'
import type { Slot } from '../training/session-limits.ts'
import { type DayRecord, dayRecords, loadOf } from './day-records.ts'
import { dayReports } from './day-reports.ts'
import type { ReportedSession } from './reported-session.ts'
import { type WeekFigures, weekFigures } from './week-figures.ts'

/** null where that half of the day is not reported. */
export type WeekDay = Record<Slot, ReportedSession | null> & { record: DayRecord; dailyLoad: number }

export type TrainingWeek = {
  monday: LocalDay
  sunday: LocalDay
  days: WeekDay[]
  /** Trained ones: a declared rest is no session. */
  sessions: number
  figures: WeekFigures
}

/** The week that begins on `monday`, out of whatever is reported. */
export function trainingWeek(reported: readonly ReportedSession[], monday: LocalDay): TrainingWeek {
  const sunday = addDays(monday, 6)
  const ofTheWeek = reported.filter(({ date }) => date >= monday && date <= sunday)
  const days = dayRecords(dayReports(ofTheWeek), calendarDays(monday, sunday)).map((record) => {
    const half = (slot: Slot) =>
      ofTheWeek.find((session) => session.date === record.date && session.slot === slot) ?? null
    return { AM: half('AM'), PM: half('PM'), record, dailyLoad: loadOf(record) }
  })
  return {
    monday,
    sunday,
    days,
    sessions: ofTheWeek.filter(({ kind }) => kind === 'trained').length,
    figures: weekFigures(days.map(({ dailyLoad }) => dailyLoad)),
  }
}
