import { sql } from 'drizzle-orm'
import { type ActorTx, readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import type { Answer, Day } from '#domain/check-in/day.ts'
import type { Audience, MetricType } from '#domain/metric/metric-limits.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { metricOrder, sessionAnswerOf, type SessionRow } from '#server/stored/reports.ts'
import { type FormerTitle, formerTitles, isReworded, titleAnswered } from '#server/stored/wordings.ts'

export type MetricRow = {
  id: string
  title: string
  description: string | null
  type: MetricType
  audience: Audience
  askedSince: Date
  archivedAt: Date | null
  rewordedAt: Date | null
}
export type AnswerRow = {
  metricId: string
  kind: MetricType
  rating: number | null
  text: string | null
}
type SlotRow = SessionRow & { session: Slot }
type AthleteOnDay = { athleteId: string; day: string }
/** An athlete on their team. */
export type Member = { athleteId: string; teamId: string }

/** One that was archived since then may have been answered on that day: days begin up to 14 hours before those of UTC. */
const metricsAsked = statement<MetricRow, { teamId: string; day: string }>(
  'metrics_asked',
  sql`select id, title, description, type, audience, archived_at as "archivedAt",
      reworded_at as "rewordedAt", greatest(created_at, restored_at) as "askedSince"
    from metrics_to_answer
    where team_id = ${sql.placeholder('teamId')}
      and (archived_at is null or archived_at >= ${sql.placeholder('day')}::date - 1)
    order by ${metricOrder}`,
)

/** The day in a `select`, or PostgreSQL would plan this anew for each one, since of today there are few answers as yet. */
export const answersGiven = statement<AnswerRow, AthleteOnDay>(
  'answers_given',
  sql`select metric_id as "metricId", kind, rating_value as rating, text_value as text
    from own_answers
    where athlete_id = ${sql.placeholder('athleteId')} and date = (select ${sql.placeholder('day')}::date)
    order by metric_id`,
)

export const sessionsLogged = statement<SlotRow, AthleteOnDay>(
  'sessions_logged',
  sql`select session, training_type as "trainingType", rpe, duration as "durationMin"
    from training_sessions
    where athlete_id = ${sql.placeholder('athleteId')} and date = ${sql.placeholder('day')}`,
)

const formerTitlesGiven = statement<FormerTitle, AthleteOnDay>(
  'former_titles_given',
  sql`select metric_id as id, ${titleAnswered('metric_wordings')} as title
    from own_answers r join metrics_to_answer metric on metric.id = metric_id
    where athlete_id = ${sql.placeholder('athleteId')} and date = ${sql.placeholder('day')} and ${isReworded}`,
)

export const metricsToAnswer = (tx: ActorTx, teamId: string, day: string) =>
  tx.run(metricsAsked({ teamId, day }))

/** The athlete's day as it is stored. The queries go out together and share a round trip. */
export async function dayOf(tx: ActorTx, { athleteId, teamId }: Member, day: string): Promise<Day> {
  const [metrics, answers, sessions] = await Promise.all([
    metricsToAnswer(tx, teamId, day),
    tx.run(answersGiven({ athleteId, day })),
    tx.run(sessionsLogged({ athleteId, day })),
  ])
  return dayFrom({
    day,
    metrics,
    answers,
    sessions,
    titles: await titlesGiven(tx, metrics, { athleteId, day }),
  })
}

export const titlesGiven = (tx: ActorTx, metrics: MetricRow[], when: AthleteOnDay) =>
  formerTitles(metrics, when.day, () => tx.run(formerTitlesGiven(when)))

export const readTitlesGiven = (db: Database, metrics: MetricRow[], when: AthleteOnDay) =>
  formerTitles(metrics, when.day, async () => {
    const [found] = await readAsActor(db, when.athleteId, formerTitlesGiven(when))
    return found
  })

type Stored = {
  day: string
  metrics: MetricRow[]
  answers: AnswerRow[]
  sessions: SlotRow[]
  /** Those of metrics that were answered when they had another. */
  titles: ReadonlyMap<string, string>
}

/** What was answered stands in the words it was answered in, also after it is no longer asked. */
export function dayFrom({ day, metrics, answers, sessions, titles }: Stored): Day {
  const given = new Set(answers.map(({ metricId }) => metricId))
  const asked = metrics.filter(({ id, archivedAt }) => !archivedAt || given.has(id))
  const askedIds = new Set(asked.map(({ id }) => id))
  const slots = new Map(sessions.map((row) => [row.session, sessionAnswerOf(row)]))
  return {
    day,
    metrics: asked.map(({ id, title, description, type, audience }) => ({
      id,
      title: titles.get(id) ?? title,
      description,
      type,
      audience,
    })),
    answers: answers.filter(({ metricId }) => askedIds.has(metricId)).map(answerOf),
    AM: slots.get('AM') ?? null,
    PM: slots.get('PM') ?? null,
  }
}

/** The value that its kind demands is there, by a check of the database. */
const answerOf = ({ metricId, kind, rating, text }: AnswerRow): Answer =>
  kind === 'text' ? { metricId, kind, text: text! } : { metricId, kind, rating: rating! }

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`

/** How many days in a row the athlete has answered something, up to the day before. Goes back to the first gap only. */
export const daysInARow = statement<{ days: number }, AthleteOnDay>(
  'days_in_a_row',
  sql`with recursive run (day, days) as (
      select ${sql.placeholder('day')}::date, 0
      union all
      select day - 1, days + 1 from run
      where exists (select from own_answers r where r.athlete_id = ${athleteId} and r.date = run.day - 1)
        or exists (select from own_sessions s where s.athlete_id = ${athleteId} and s.date = run.day - 1)
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
