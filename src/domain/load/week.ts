import { calendarDays, mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import type { Slot } from '../training-session/training-session.ts'
import { type DayRecord, dayRecords, dayReports, loadOf, type ReportedSession } from './day-records.ts'

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

const DAYS = 7

/** The usual mark for a monotonous week, after Foster 1998 (Med Sci Sports Exerc 30:1164). */
export const HIGH_MONOTONY = 2

/** What is judged is what is shown, with two decimals. */
export const isHighMonotony = (exact: number): boolean => Number(exact.toFixed(2)) >= HIGH_MONOTONY

export type WeekFigures = {
  load: number
  mean: number
  deviation: number
  monotony: number
  strain: number
  /** Without it monotony and strain are no numbers: the specification writes them as 0, a reader is shown '–'. */
  hasMonotony: boolean
}

/** Foster's monotony and strain (J Strength Cond Res 2001; 15:109–115) of seven daily loads, by the population deviation. */
export function weekFigures(dailyLoads: readonly number[]): WeekFigures {
  const load = sum(dailyLoads)
  const mean = load / DAYS
  const deviation = Math.sqrt(sum(dailyLoads.map((daily) => (daily - mean) ** 2)) / DAYS)
  const hasMonotony = deviation > 0
  const monotony = hasMonotony ? mean / deviation : 0
  return { load, mean, deviation, monotony, strain: load * monotony, hasMonotony }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const RECENT_DAYS = 30

/** The week to begin with: that of the latest session if it is recent, or else the current one. */
export function initialMonday(latestSession: LocalDay | null, today: LocalDay): LocalDay {
  const isRecent = latestSession !== null && latestSession >= addDays(today, -RECENT_DAYS)
  return mondayOf(isRecent ? latestSession : today)
}
