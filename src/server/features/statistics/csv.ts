import { sql } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { athleteName, metricTitle } from '#domain/text/unknown-names.ts'
import {
  type Slot,
  TRAINING_TYPE_LABELS,
  type TrainingType,
} from '#domain/training-session/training-session.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#server/http/download.ts'
import { isInSharedRange, seenByEither } from '#server/stored/team-rows.ts'
import { titleAnswered } from '#server/stored/wordings.ts'

/** Of the athletes of a team, or of one of them, for its staff; or, without a team, of an athlete, for themselves. */
export type CsvAsked = DateRange & {
  today: LocalDay
  teamId: string | null
  athleteId: string | null
  /** Those of a group; null for all. */
  among: readonly string[] | null
  knownTeamId: string | null
  seesHealth: boolean
}

export type CsvTable<Row> = {
  name: string
  headings: string[]
  read: (asked: CsvAsked) => Call<Row>
  /** The lines of a row; the days asked for are a stretch of the range. */
  lines: (row: Row, asked: CsvAsked) => CsvCell[][]
}

type OfAthlete = { athleteId: string; athlete: string; date: LocalDay; isLate: boolean }
type SessionRow = OfAthlete & {
  slot: Slot
  trainingType: TrainingType | null
  rpe: number
  durationMin: number
  unitLoad: number
}
type ResponseRow = OfAthlete & {
  metricId: string
  metric: string | null
  kind: MetricType
  rating: number | null
  text: string | null
}

/** All of the team, without an athlete and without a group. */
const athleteId = sql`${sql.placeholder('athleteId')}::uuid`
const among = sql`${sql.placeholder('among')}::uuid[]`
export const isMeant = sql`p.id = coalesce(${athleteId}, p.id) and p.id = any(coalesce(${among}, array[p.id]))`
const ofAthlete = sql`p.id as "athleteId", p.full_name as athlete, date::text, is_late as "isLate"`

/** One row per session, and per declared rest: a day without a row was not reported. */
export const sessionsTable: CsvTable<SessionRow> = {
  name: 'sessions',
  headings: [
    'athlete_id',
    'athlete',
    'date',
    'session',
    'answer',
    'training_type',
    'rpe',
    'duration_min',
    'unit_load',
    'late',
  ],
  read: seenByEither<SessionRow, CsvAsked>(
    'csv_sessions',
    (
      sight,
    ) => sql`select ${ofAthlete}, session as slot, training_type as "trainingType", rpe, duration as "durationMin",
        unit_load as "unitLoad"
      from ${sight.athletes} join training_sessions r on r.athlete_id = p.id
      where ${isMeant} and ${isInSharedRange(sight)}
      order by r.date, p.full_name, p.id, session`,
  ),
  lines: ({ trainingType, ...row }) => [
    [
      row.athleteId,
      athleteName(row.athlete, inEnglish),
      row.date,
      row.slot,
      ...(trainingType
        ? ['trained', inEnglish(TRAINING_TYPE_LABELS[trainingType]), row.rpe, row.durationMin]
        : ['rested', null, null, null]),
      row.unitLoad,
      yesOrNo(row.isLate),
    ],
  ],
}

/** One row per answer, with the title it was given to. The title of a former team's metric is not shown to the athlete; its id and answer are. */
export const responsesTable: CsvTable<ResponseRow> = {
  name: 'responses',
  headings: ['athlete_id', 'athlete', 'date', 'metric_id', 'metric', 'type', 'rating', 'text', 'late'],
  read: seenByEither<ResponseRow, CsvAsked>(
    'csv_responses',
    (
      sight,
    ) => sql`select ${ofAthlete}, metric_id as "metricId", ${titleAnswered('metric_wordings')} as metric, kind,
        rating_value as rating, text_value as text
      from ${sight.athletes} join metric_responses r on r.athlete_id = p.id ${sight.withMetric}
      where ${isMeant} and ${isInSharedRange(sight)}
      order by r.date, p.full_name, p.id, metric.title, metric_id`,
  ),
  lines: (row) => [
    [
      row.athleteId,
      athleteName(row.athlete, inEnglish),
      row.date,
      row.metricId,
      metricTitle(row.metric, inEnglish),
      row.kind,
      row.rating,
      row.text,
      yesOrNo(row.isLate),
    ],
  ],
}

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** A week of a large team is a few thousand rows. */
const DAYS_AT_ONCE = 7

/** The table in pieces, each read when it is asked for: no size of team or range fills the memory or holds a connection. */
export async function* csvChunks<Row>(
  db: Database,
  readerId: string,
  table: CsvTable<Row>,
  asked: CsvAsked,
): AsyncGenerator<string, void, void> {
  yield BYTE_ORDER_MARK + csvLine(table.headings)
  const days = calendarDays(asked.from, asked.to)
  for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
    const stretch = days.slice(start, start + DAYS_AT_ONCE)
    const part = { ...asked, from: stretch[0]!, to: stretch.at(-1)! }
    const [rows] = await readAsActor(db, readerId, table.read(part))
    const lines = rows.flatMap((row) => table.lines(row, part))
    if (lines.length > 0) yield lines.map(csvLine).join('')
  }
}
