import { sql } from 'drizzle-orm'
import type { Answer } from '#domain/check-in/answer.ts'
import type { Slot } from '#domain/training/session-limits.ts'
import { statement } from '#database/statement.ts'
import type { SessionRow } from '#server/day/session-answer-of.ts'
import { userChannel } from '#server/live/announce.ts'

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`
const day = sql`${sql.placeholder('day')}::date`
const isLate = sql`${sql.placeholder('isLate')}::boolean`

type Remembered = { athleteId: string; key: string; day: string; givenAt: Date; receivedAt: Date }

/** Answers with a row if this key is new; waits for another submission with it that is under way. */
export const rememberSubmission = statement<{ key: string }, Remembered>(
  'remember_submission',
  sql`insert into submissions (athlete_id, key, day, given_at, received_at)
    values (${athleteId}, ${sql.placeholder('key')}, ${day}, ${sql.placeholder('givenAt')}, ${sql.placeholder('receivedAt')})
    on conflict do nothing
    returning key`,
)

type Parts = {
  athleteId: string
  day: string
  isLate: boolean
  /** The JSON of Answer[]. */
  answers: string
  /** The JSON of rows as they are stored. */
  sessions: string
  managerChannel: string
  athleteChannel: string
}

const insertAnswers = sql`insert into metric_responses (athlete_id, date, is_late, metric_id, rating_value, text_value)
  select ${athleteId}, ${day}, ${isLate}, "metricId", rating, text
  from json_to_recordset(${sql.placeholder('answers')}::json)
    as answer ("metricId" uuid, rating smallint, text text)
  on conflict do nothing`

const insertSessions = sql`insert into training_sessions (athlete_id, date, is_late, session, training_type, rpe, duration)
  select ${athleteId}, ${day}, ${isLate}, session, "trainingType", rpe, "durationMin"
  from json_to_recordset(${sql.placeholder('sessions')}::json)
    as answer (session text, "trainingType" text, rpe smallint, "durationMin" smallint)
  on conflict do nothing`

/** Adds the parts that are not there yet, and tells the athlete's other devices and their manager. */
const insertParts = statement<never, Parts>(
  'insert_parts',
  sql`with answers as (${insertAnswers}), sessions as (${insertSessions})
    select announce(${sql.placeholder('managerChannel')}, 'team-day'),
      announce(${sql.placeholder('athleteChannel')}, 'day')`,
)

export function storeParts({
  managerId,
  answers,
  sessions,
  ...part
}: {
  athleteId: string
  managerId: string
  day: string
  isLate: boolean
  answers: Answer[]
  sessions: (SessionRow & { session: Slot })[]
}) {
  return insertParts({
    ...part,
    answers: JSON.stringify(answers),
    sessions: JSON.stringify(sessions),
    managerChannel: userChannel(managerId),
    athleteChannel: userChannel(part.athleteId),
  })
}
