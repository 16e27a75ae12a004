import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import { userChannel } from '#server/live/announce.ts'

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`
const day = sql`${sql.placeholder('day')}::date`
const isLate = sql`${sql.placeholder('isLate')}::boolean`

type Part = { athleteId: string; day: string; isLate: boolean }
type Remembered = { athleteId: string; key: string; day: string; givenAt: Date; receivedAt: Date }

/** Answers with a row if this key is new; waits for another submission with it that is under way. */
export const rememberSubmission = statement<{ key: string }, Remembered>(
  'remember_submission',
  sql`insert into submissions (athlete_id, key, day, given_at, received_at)
    values (${athleteId}, ${sql.placeholder('key')}, ${day}, ${sql.placeholder('givenAt')}, ${sql.placeholder('receivedAt')})
    on conflict do nothing
    returning key`,
)

/** `answers`: the JSON of Answer[]. */
export const insertAnswers = statement<never, Part & { answers: string }>(
  'insert_answers',
  sql`insert into metric_responses (athlete_id, date, is_late, metric_id, rating_value, text_value)
    select ${athleteId}, ${day}, ${isLate}, "metricId", rating, text
    from json_to_recordset(${sql.placeholder('answers')}::json)
      as answer ("metricId" uuid, rating smallint, text text)
    on conflict do nothing`,
)

/** `sessions`: the JSON of rows as they are stored. */
export const insertSessions = statement<never, Part & { sessions: string }>(
  'insert_sessions',
  sql`insert into training_sessions (athlete_id, date, is_late, session, training_type, rpe, duration)
    select ${athleteId}, ${day}, ${isLate}, session, "trainingType", rpe, "durationMin"
    from json_to_recordset(${sql.placeholder('sessions')}::json)
      as answer (session text, "trainingType" text, rpe smallint, "durationMin" smallint)
    on conflict do nothing`,
)

const announceBoth = statement<never, { manager: string; athlete: string }>(
  'announce_submission',
  sql`select announce(${sql.placeholder('manager')}, 'team-day'), announce(${sql.placeholder('athlete')}, 'day')`,
)

export const announceSubmission = ({
  athleteId: athlete,
  managerId: manager,
}: {
  athleteId: string
  managerId: string
}) => announceBoth({ manager: userChannel(manager), athlete: userChannel(athlete) })
