import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'
import type { Answer, Day, DaySubmission } from '#domain/check-in/day.ts'
import { formerWindowAt } from '#domain/form-window/former-windows.ts'
import { givenInTime, isLateIn } from '#domain/form-window/given-in-time.ts'
import { type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import { staffChannel, userChannel } from '#server/live/announce.ts'
import { cannotTrainFrom, tellOfAbsence } from '#server/stored/absences.ts'
import { formerWindows, formWindow } from '#server/stored/form-window.ts'
import type { SessionRow } from '#server/stored/reports.ts'
import {
  answersGiven,
  dayFrom,
  dayOf,
  type Member,
  type MetricRow,
  metricsToAnswer,
  sessionsLogged,
  titlesGiven,
} from './queries.ts'

export type SaveRefusal = 'form-closed' | 'metrics-incomplete' | 'day-differs'

/**
 * Stores a submission and answers with the day as it is then: all of its parts, or none. Nothing stored before is ever
 * changed; a part that is there already counts as stored if it says the same. Queries that need nothing of each other
 * go out together.
 */
export async function saveDay(
  tx: ActorTx,
  member: Member,
  submission: DaySubmission,
  now: Date,
): Promise<Day | SaveRefusal> {
  const { athleteId, teamId } = member
  const { key, day } = submission
  const givenAt = new Date(submission.givenAt)
  const [window, metrics, remembered] = await Promise.all([
    formWindow(tx, teamId),
    metricsToAnswer(tx, teamId, day),
    tx.run(rememberSubmission({ athleteId, key, day, givenAt, receivedAt: now })),
  ])
  if (remembered.length === 0) return dayOf(tx, member, day)

  const arrival = givenInTime(window, { day, givenAt }, now)
  if (arrival === 'form-closed' && !(await wasOpenThen(tx, teamId, { day, givenAt }, now)))
    return 'form-closed'
  if (submission.answers && isIncomplete(submission.answers, metrics, givenAt)) return 'metrics-incomplete'
  const answers = answersToThose(metrics, submission.answers ?? [], givenAt)
  const isLate = arrival !== 'in-time'
  const sessions = sessionRows(submission)
  const [, storedAnswers, storedSessions] = await Promise.all([
    tx.run(storeParts({ athleteId, teamId, day, isLate, givenAt, answers, sessions })),
    tx.run(answersGiven({ athleteId, day })),
    tx.run(sessionsLogged({ athleteId, day })),
  ])
  tx.announced()
  if (submission.cannotTrain) await noteCannotTrain(tx, member, submission.cannotTrain.id, day, now)
  const stored = dayFrom({
    day,
    metrics,
    answers: storedAnswers,
    sessions: storedSessions,
    titles: await titlesGiven(tx, metrics, { athleteId, day }),
  })
  return saysTheSame(stored, submission, answers) ? stored : 'day-differs'
}

async function noteCannotTrain(tx: ActorTx, member: Member, id: string, day: string, now: Date) {
  const [absence] = await tx.run(cannotTrainFrom({ ...member, id, day, now }))
  if (absence) await tellOfAbsence(tx, member)
}

/** The staff may have closed the form or changed its times since. */
async function wasOpenThen(
  tx: ActorTx,
  teamId: string,
  given: { day: string; givenAt: Date },
  now: Date,
): Promise<boolean> {
  const former = formerWindowAt(await formerWindows(tx, teamId), given.givenAt)
  return former !== undefined && isLateIn(former, given, now)
}

/** Every metric that was there when the answers were given must be answered. */
function isIncomplete(answers: Answer[], metrics: MetricRow[], givenAt: Date): boolean {
  const given = new Map(answers.map(({ metricId, kind }) => [metricId, kind]))
  return metrics.some(
    ({ id, type, askedSince, archivedAt }) => !archivedAt && askedSince <= givenAt && given.get(id) !== type,
  )
}

/** Answers to metrics that are gone by now have nowhere to go; one archived since they were given keeps them. */
function answersToThose(metrics: MetricRow[], answers: Answer[], givenAt: Date): Answer[] {
  const given = new Map(answers.map((answer) => [answer.metricId, answer]))
  return metrics.flatMap(({ id, type, archivedAt }) => {
    const answer = given.get(id)
    const wasAsked = !archivedAt || archivedAt > givenAt
    return wasAsked && answer?.kind === type ? [answer] : []
  })
}

export function sessionRows(submission: Pick<DaySubmission, Slot>) {
  return SLOTS.flatMap((session) => {
    const answer = submission[session]
    if (!answer) return []
    const trained = answer.kind === 'trained' ? answer : { trainingType: null, rpe: 0, durationMin: 0 }
    const { trainingType, rpe, durationMin } = trained
    return [{ session, trainingType, rpe, durationMin }]
  })
}

function saysTheSame(stored: Day, submission: DaySubmission, answers: Answer[]): boolean {
  const storedAnswers = new Map(stored.answers.map((answer) => [answer.metricId, answer]))
  return (
    answers.every((answer) => isDeepStrictEqual(storedAnswers.get(answer.metricId), answer)) &&
    SLOTS.every((slot) => !submission[slot] || isDeepStrictEqual(stored[slot], submission[slot]))
  )
}

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
  givenAt: Date
  /** The JSON of Answer[]. */
  answers: string
  /** The JSON of rows as they are stored. */
  sessions: string
  staffChannel: string
  athleteChannel: string
}

const insertAnswers = sql`insert into metric_responses (athlete_id, date, is_late, given_at, metric_id, kind, rating_value, text_value)
  select ${athleteId}, ${day}, ${isLate}, ${sql.placeholder('givenAt')}::timestamptz, "metricId", kind, rating, text
  from json_to_recordset(${sql.placeholder('answers')}::json)
    as answer ("metricId" uuid, kind text, rating smallint, text text)
  on conflict do nothing`

const insertSessions = sql`insert into training_sessions (athlete_id, date, is_late, session, training_type, rpe, duration)
  select ${athleteId}, ${day}, ${isLate}, session, "trainingType", rpe, "durationMin"
  from json_to_recordset(${sql.placeholder('sessions')}::json)
    as answer (session text, "trainingType" text, rpe smallint, "durationMin" smallint)
  on conflict do nothing`

/** Adds the parts that are not there yet, and tells the athlete's other devices and the staff. */
const insertParts = statement<never, Parts>(
  'insert_parts',
  sql`with answers as (${insertAnswers}), sessions as (${insertSessions})
    select announce(${sql.placeholder('staffChannel')}, 'team-day'),
      announce(${sql.placeholder('athleteChannel')}, 'day')`,
)

export function storeParts({
  teamId,
  answers,
  sessions,
  ...part
}: {
  athleteId: string
  teamId: string
  day: string
  isLate: boolean
  givenAt: Date
  answers: Answer[]
  sessions: (SessionRow & { session: Slot })[]
}) {
  return insertParts({
    ...part,
    answers: JSON.stringify(answers),
    sessions: JSON.stringify(sessions),
    staffChannel: staffChannel(teamId),
    athleteChannel: userChannel(part.athleteId),
  })
}
