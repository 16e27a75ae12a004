import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Slot, TrainingType } from '#domain/training-session/training-session.ts'

export type PlannedSession = { type: TrainingType; slot: Slot; rpe: number; durationMin: number }

/** `extra` is the second session that some of the squad take on the same day. */
export type PlannedDay = { main: PlannedSession | null; extra: PlannedSession | null }

const SATURDAY = 5
const SUNDAY = 6

/** Two weeks of 41 to 60 % less volume at the same intensity: Bosquet et al. 2007, doi:10.1249/mss.0b013e31806010e0. */
const TAPER_VOLUME = { first: 0.59, second: 0.42 }
/** By weeks after the competition; from the fourth on the squad is back to its usual volume. */
const VOLUME_AFTER_COMPETITION = [0.72, 0.92, 1]
/** Three weeks up, one week down, counted back from the taper. */
const LOADING_CYCLE = [1.12, 1.04, 0.96, 0.8]

const match: PlannedSession = { type: 'competition', slot: 'PM', rpe: 7.8, durationMin: 110 }
const regenerative: PlannedSession = { type: 'regenerative', slot: 'AM', rpe: 3.7, durationMin: 42 }
const mobility: PlannedSession = { type: 'mobility_regenerative', slot: 'AM', rpe: 3.6, durationMin: 42 }
const strength: PlannedSession = { type: 'strength_power', slot: 'PM', rpe: 6.4, durationMin: 66 }
const intervals: PlannedSession = { type: 'interval_metabolic', slot: 'PM', rpe: 7.2, durationMin: 66 }
const tactics: PlannedSession = { type: 'technical_tactical', slot: 'PM', rpe: 6, durationMin: 86 }
const sharpness: PlannedSession = { type: 'speed_agility', slot: 'PM', rpe: 5.3, durationMin: 64 }
const prevention: PlannedSession = { type: 'injury_prevention', slot: 'AM', rpe: 4, durationMin: 32 }
const ballWork: PlannedSession = { type: 'technical_tactical', slot: 'AM', rpe: 5.2, durationMin: 58 }
const travel: PlannedSession = { type: 'travel', slot: 'AM', rpe: 1.8, durationMin: 120 }

const homeWeek: readonly PlannedDay[] = [
  { main: null, extra: null },
  { main: strength, extra: ballWork },
  { main: intervals, extra: null },
  { main: tactics, extra: prevention },
  { main: sharpness, extra: null },
  { main: match, extra: null },
  { main: regenerative, extra: null },
]

const awayWeek: readonly PlannedDay[] = [
  { main: mobility, extra: null },
  { main: strength, extra: null },
  { main: intervals, extra: prevention },
  { main: tactics, extra: null },
  { main: sharpness, extra: null },
  { main: travel, extra: null },
  { main: match, extra: null },
]

/** The cup weekend that the team tapers for: the last Saturday at least five weeks ago, and the Sunday after it. */
export function competitionBefore(today: LocalDay): LocalDay {
  const fiveWeeksAgo = daysBefore(today, 35)
  return daysBefore(fiveWeeksAgo, (weekdayOf(fiveWeeksAgo) - SATURDAY + 7) % 7)
}

export function plannedDay(day: LocalDay, today: LocalDay): PlannedDay {
  const week = weeksFrom(competitionBefore(today), day)
  const weekday = weekdayOf(day)
  if (week === 0 && weekday >= SATURDAY) return { main: match, extra: null }
  const isAway = week % 4 === -2 || week % 4 === 2
  const { main, extra } = (isAway ? awayWeek : homeWeek)[weekday]!
  const volume = volumeInWeek(week)
  // A tapered week has one session a day; the match keeps its length.
  const isTaper = volume === TAPER_VOLUME.first || volume === TAPER_VOLUME.second
  return { main: scaled(main, volume), extra: isTaper ? null : scaled(extra, volume) }
}

/** 0 outside the taper, rising to 1 on the eve of the competition. */
export function taperProgress(day: LocalDay, today: LocalDay): number {
  const week = weeksFrom(competitionBefore(today), day)
  if (week === -1) return (weekdayOf(day) + 1) / 12
  return week === 0 && weekdayOf(day) < SATURDAY ? (weekdayOf(day) + 8) / 12 : 0
}

function volumeInWeek(week: number): number {
  if (week === -1) return TAPER_VOLUME.first
  if (week === 0) return TAPER_VOLUME.second
  if (week > 0) return VOLUME_AFTER_COMPETITION[week - 1] ?? 1
  return LOADING_CYCLE[(-week - 2) % LOADING_CYCLE.length] ?? 1
}

function scaled(session: PlannedSession | null, volume: number): PlannedSession | null {
  if (session === null || session.type === 'competition' || session.type === 'travel') return session
  return { ...session, durationMin: session.durationMin * volume }
}

export const isWeekend = (day: LocalDay): boolean => weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY

export const SEASON_DAYS = 120

const DAY_MS = 86_400_000

export function daysBefore(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10) as LocalDay
}

/** Monday is 0, Sunday 6. */
export function weekdayOf(day: LocalDay): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The Mondays of the two days, apart in weeks; negative while `day` comes first. */
function weeksFrom(origin: LocalDay, day: LocalDay): number {
  const monday = (any: LocalDay) => Date.parse(any) - weekdayOf(any) * DAY_MS
  return (monday(day) - monday(origin)) / (7 * DAY_MS)
}
