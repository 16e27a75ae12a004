import type { LocalDay } from '#domain/calendar/local-day.ts'
import { mondayOf } from '#domain/calendar/monday-of.ts'
import { addDays } from '#domain/calendar/wall-clock.ts'
import { initialMonday } from '#domain/statistics/initial-monday.ts'
import type { StatisticsWeek } from '#domain/statistics/statistics-week.ts'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { formWindowRow } from '#server/form-window/stored-form-window.ts'
import { todayFor } from './today-for.ts'
import { latestSessionOf, sessionsBetween, type SlotRow, toReportedSession } from './week-queries.ts'

type Asked = { athleteId: string; day: LocalDay | undefined; timeZone: string | undefined }

/** The week `day` lies in, or the one to begin with; null if the reader may not see this athlete. */
export async function athleteWeek(
  db: Database,
  readerId: string,
  { athleteId, day, timeZone }: Asked,
  now: Date,
): Promise<StatisticsWeek | null> {
  const [windows, [athlete]] = await readAsActor(
    db,
    readerId,
    formWindowRow({}),
    latestSessionOf({ athleteId }),
  )
  if (!athlete) return null
  const today = todayFor(windows, timeZone, now)
  const initial = initialMonday(athlete.latestSession, today)
  const monday = day ? mondayOf(day) : initial
  const fortnight = { athleteId, from: monday, to: addDays(monday, 13) }
  const [rows] = await readAsActor(db, readerId, sessionsBetween(fortnight))
  return { monday, initialMonday: initial, currentMonday: mondayOf(today), ...weekFrom(rows, monday) }
}

function weekFrom(
  fortnight: SlotRow[],
  monday: LocalDay,
): Pick<StatisticsWeek, 'sessions' | 'nextHasSession'> {
  const sunday = addDays(monday, 6)
  const sessions = fortnight.map(toReportedSession)
  return {
    sessions: sessions.filter(({ date }) => date <= sunday),
    nextHasSession: sessions.some(({ date, kind }) => date > sunday && kind === 'trained'),
  }
}
