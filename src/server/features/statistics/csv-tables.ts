import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { athleteName, metricTitle } from '#domain/messages/unknown-names.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import type { DateRange } from '#domain/statistics/date-range.ts'
import type { Slot } from '#domain/training/session-limits.ts'
import { TRAINING_TYPE_LABELS, type TrainingType } from '#domain/training/training-type.ts'
import { type Call, statement } from '#database/statement.ts'
import type { CsvCell } from '#server/http/csv-line.ts'

/** null: every athlete the reader may see. */
export type CsvAsked = DateRange & { athleteId: string | null }

export type CsvTable<Row> = {
  name: string
  headings: string[]
  read: (asked: CsvAsked) => Call<Row>
  cells: (row: Row) => CsvCell[]
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
  rating: number | null
  text: string | null
}

const athleteId = sql.placeholder('athleteId')
const isAsked = sql`athlete_id = any(array(
    select id from profiles where role = 'athlete' and id = coalesce(${athleteId}::uuid, id)
  )) and date between ${sql.placeholder('from')} and ${sql.placeholder('to')}`
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
  read: statement<SessionRow, CsvAsked>(
    'csv_sessions',
    sql`select ${ofAthlete}, session as slot, training_type as "trainingType", rpe, duration as "durationMin",
        unit_load as "unitLoad"
      from training_sessions t join profiles p on p.id = athlete_id
      where ${isAsked}
      order by t.date, p.full_name, p.id, session`,
  ),
  cells: ({ trainingType, ...row }) => [
    row.athleteId,
    athleteName(row.athlete),
    row.date,
    row.slot,
    ...(trainingType
      ? ['trained', TRAINING_TYPE_LABELS[trainingType], row.rpe, row.durationMin]
      : ['rested', null, null, null]),
    row.unitLoad,
    yesOrNo(row.isLate),
  ],
}

/** One row per answer. The title of a former manager's metric is not shown to the athlete; its id and answer are. */
export const responsesTable: CsvTable<ResponseRow> = {
  name: 'responses',
  headings: ['athlete_id', 'athlete', 'date', 'metric_id', 'metric', 'type', 'rating', 'text', 'late'],
  read: statement<ResponseRow, CsvAsked>(
    'csv_responses',
    sql`select ${ofAthlete}, metric_id as "metricId", title as metric, rating_value as rating, text_value as text
      from metric_responses t join profiles p on p.id = athlete_id left join custom_metrics m on m.id = metric_id
      where ${isAsked}
      order by t.date, p.full_name, p.id, title, metric_id`,
  ),
  cells: ({ rating, ...row }) => [
    row.athleteId,
    athleteName(row.athlete),
    row.date,
    row.metricId,
    metricTitle(row.metric),
    typeOf(rating),
    rating,
    row.text,
    yesOrNo(row.isLate),
  ],
}

const typeOf = (rating: number | null): MetricType => (rating === null ? 'text' : 'rating')
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
