import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { type Call, statement } from '#database/statement.ts'
import type { Answer, Day } from '#domain/check-in/day.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { metricOrder, sessionAnswerOf, type SessionRow } from '#server/stored/reports.ts'

export type MetricRow = {
  id: string
  title: string
  description: string | null
  type: MetricType
  createdAt: Date
}
type AnswerRow = { metricId: string; ratingValue: number | null; textValue: string | null }
type SlotRow = SessionRow & { session: Slot }
type AthleteOnDay = { athleteId: string; day: string }
/** An athlete on their team. */
export type Member = { athleteId: string; teamId: string }

const metricsAsked = statement<MetricRow, { teamId: string }>(
  'metrics_asked',
  sql`select id, title, description, type, created_at as "createdAt" from custom_metrics
    where team_id = ${sql.placeholder('teamId')} order by ${metricOrder}`,
)

export const answersGiven = statement<AnswerRow, AthleteOnDay>(
  'answers_given',
  sql`select metric_id as "metricId", rating_value as "ratingValue", text_value as "textValue"
    from metric_responses
    where athlete_id = ${sql.placeholder('athleteId')} and date = ${sql.placeholder('day')}
    order by metric_id`,
)

export const sessionsLogged = statement<SlotRow, AthleteOnDay>(
  'sessions_logged',
  sql`select session, training_type as "trainingType", rpe, duration as "durationMin"
    from training_sessions
    where athlete_id = ${sql.placeholder('athleteId')} and date = ${sql.placeholder('day')}`,
)

export const metricsToAnswer = (tx: ActorTx, teamId: string) => tx.run(metricsAsked({ teamId }))

/** The athlete's day as it is stored. The queries go out together and share a round trip. */
export async function dayOf(tx: ActorTx, { athleteId, teamId }: Member, day: string): Promise<Day> {
  const [metrics, answers, sessions] = await Promise.all([
    metricsToAnswer(tx, teamId),
    tx.run(answersGiven({ athleteId, day })),
    tx.run(sessionsLogged({ athleteId, day })),
  ])
  return dayFrom(day, metrics, answers, sessions)
}

export function dayFrom(day: string, metrics: MetricRow[], answers: AnswerRow[], sessions: SlotRow[]): Day {
  const asked = new Set(metrics.map(({ id }) => id))
  const slots = new Map(sessions.map((row) => [row.session, sessionAnswerOf(row)]))
  return {
    day,
    metrics: metrics.map(({ id, title, description, type }) => ({ id, title, description, type })),
    answers: answers.filter(({ metricId }) => asked.has(metricId)).map(answerOf),
    AM: slots.get('AM') ?? null,
    PM: slots.get('PM') ?? null,
  }
}

const answerOf = ({ metricId, ratingValue, textValue }: AnswerRow): Answer =>
  ratingValue === null
    ? { metricId, kind: 'text', text: textValue ?? '' }
    : { metricId, kind: 'rating', rating: ratingValue }

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`

/** How many days in a row the athlete has answered something, up to the day before. Goes back to the first gap only. */
export const daysInARow = statement<{ days: number }, AthleteOnDay>(
  'days_in_a_row',
  sql`with recursive run (day, days) as (
      select ${sql.placeholder('day')}::date, 0
      union all
      select day - 1, days + 1 from run
      where exists (select from metric_responses r where r.athlete_id = ${athleteId} and r.date = run.day - 1)
        or exists (select from training_sessions s where s.athlete_id = ${athleteId} and s.date = run.day - 1)
    )
    select max(days) as days from run`,
)

type TodayReads = [Call<MetricRow>, Call<AnswerRow>, Call<SlotRow>, Call<{ days: number }>]

/** What dayFrom needs to be read, and the run of days before. */
export const todayReads = (when: AthleteOnDay & Member): TodayReads => [
  metricsAsked(when),
  answersGiven(when),
  sessionsLogged(when),
  daysInARow(when),
]
