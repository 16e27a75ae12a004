import { sql } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { mondayOf } from '#domain/calendar/days.ts'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { ReportedSession } from '#domain/load/day-records.ts'
import { initialMonday } from '#domain/load/week.ts'
import type { StatisticsWeek } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { sessionAnswerOf, type SessionRow } from '#server/stored/reports.ts'
import { isInSharedRange, isShared, type OfAthlete, seenByEither } from '#server/stored/team-rows.ts'
import { todayFor, type Whose } from './asked-range.ts'

type Asked = { day: LocalDay | undefined; timeZone: string | undefined }

/** The week `day` lies in, or the one to begin with; null if the team has no such athlete. */
export async function athleteWeek(
  db: Database,
  { actorId, knownTeamId, seesHealth: _, ...whose }: Whose,
  { day, timeZone }: Asked,
  now: Date,
): Promise<StatisticsWeek | null> {
  // All in one transaction. Which week to begin with is guessed before: mostly it is this one.
  let monday = mondayOf(day ?? localDayIn(timeZone ?? 'UTC', now))
  for (;;) {
    const [windows, [athlete], rows] = await readAsActor(
      db,
      actorId,
      formWindowRow({ teamId: knownTeamId }),
      latestSessionOf(whose),
      sessionsBetween({ ...whose, from: monday, to: addDays(monday, 13) }),
    )
    if (!athlete) return null
    const today = todayFor(windows, timeZone, now)
    const initial = initialMonday(athlete.latestSession, today)
    if (day || monday === initial) {
      return { monday, initialMonday: initial, currentMonday: mondayOf(today), ...weekFrom(rows, monday) }
    }
    monday = initial
  }
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

type SlotRow = SessionRow & { date: LocalDay; slot: Slot }

const athleteId = sql.placeholder('athleteId')

/** No row if there is no such athlete, or none of the team's. A rest is no session. */
const latestSessionOf = seenByEither<{ latestSession: LocalDay | null }, OfAthlete>(
  'statistics_latest_session',
  (sight) => sql`select (
      select max(date)::text from ${sight.loads}
      where athlete_id = p.id and unit_load > 0 and ${isShared(sight)}
    ) as "latestSession"
    from ${sight.athletes} where p.id = ${athleteId}`,
)

const sessionsBetween = seenByEither<SlotRow, DateRange & OfAthlete>(
  'statistics_sessions',
  (
    sight,
  ) => sql`select date::text, session as slot, training_type as "trainingType", rpe, duration as "durationMin"
    from ${sight.athletes} join training_sessions r on r.athlete_id = p.id
    where r.athlete_id = ${athleteId} and ${isInSharedRange(sight)}
    order by r.date, session`,
)

const toReportedSession = ({ date, slot, ...row }: SlotRow): ReportedSession => ({
  date,
  slot,
  ...sessionAnswerOf(row),
})
