import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import type { Slot, TrainingType } from '#domain/training-session/training-session.ts'
import { metricOrder, sessionAnswerOf } from '#server/stored/reports.ts'
import { type AsStaff, isAskedByTeam, isOfTeam, isShared, seenByStaff } from '#server/stored/team-rows.ts'
import { type FormerTitle, isReworded, titleAnswered } from '#server/stored/wordings.ts'

type TeamOnDay = AsStaff & { day: string }
type MetricRow = { id: string; title: string; type: MetricType; rewordedAt: Date | null }
/** Without keys, and so the sessions: 25 athletes with 10 answers each are a third faster so. */
type AnswerRow = [id: string, metricId: string, rating: number | null, text: string | null, isLate: boolean]
type SlotRow = [
  session: Slot,
  trainingType: TrainingType | null,
  rpe: number,
  durationMin: number,
  isLate: boolean,
]
type AthleteRow = {
  id: string
  fullName: string
  avatarUrl: string | null
  firstAt: Date | null
  answers: AnswerRow[] | null
  sessions: SlotRow[] | null
}

const day = sql.placeholder('day')

/** Archived ones too: they were asked on days before. */
const metricsOf = statement<MetricRow, AsStaff>(
  'team_day_metrics',
  sql`select id, title, type, reworded_at as "rewordedAt" from my_metrics metric where ${isOfTeam} order by ${metricOrder}`,
)

const athletesOn = seenByStaff<AthleteRow, TeamOnDay>(
  'team_day_athletes',
  (sight) => sql`select p.id, full_name as "fullName", avatar_url as "avatarUrl", "firstAt", answers,
      (
        select json_agg(json_build_array(session, training_type, rpe, duration, is_late)) from training_sessions r
        where r.athlete_id = p.id and date = ${day} and ${isShared(sight)}
      ) as sessions
    from ${sight.athletes} left join lateral (
      select min(created_at) as "firstAt",
        json_agg(json_build_array(id, metric_id, rating_value, text_value, is_late)) as answers
      from metric_responses r
      where r.athlete_id = p.id and date = ${day} and ${isAskedByTeam}
    ) answered on ${day}::date >= coalesce(${sight.sharedFrom}, '-infinity')
    order by p.id`,
)

export const formerTitlesOn = seenByStaff<FormerTitle, TeamOnDay>(
  'team_day_former_titles',
  (sight) => sql`select r.id, ${titleAnswered('metric_wordings')} as title
    from ${sight.rowsOf(sight.answers)} ${sight.withMetric}
    where date = ${day} and ${isShared(sight)} and ${isReworded}`,
)

export type TeamDayReads = [Call<MetricRow>, Call<AthleteRow>]

/** What athleteDaysFrom needs to be read. */
export const teamDayReads = (when: TeamOnDay): TeamDayReads => [metricsOf(when), athletesOn(when)]

/** Every athlete of the team, with their answers in the order of the metrics and their sessions. */
export function athleteDaysFrom(
  [metrics, athletes]: RowsOf<TeamDayReads>,
  titles: ReadonlyMap<string, string>,
): AthleteDay[] {
  const named = athletes.map((athlete) => ({ ...athlete, name: athleteName(athlete.fullName) }))
  const inOrder = named.toSorted((one, other) => alphabet.compare(one.name, other.name))
  return inOrder.map(({ id, name, avatarUrl, firstAt, answers, sessions }) => ({
    athleteId: id,
    athleteName: name,
    avatarUrl,
    answeredAt: firstAt?.toISOString() ?? null,
    responses: answers ? responsesFrom(metrics, answers, titles) : [],
    ...slotsFrom(sessions ?? []),
  }))
}

function slotsFrom(rows: SlotRow[]): Pick<AthleteDay, Slot | 'lateSessions'> {
  const answerIn = (slot: Slot) => {
    const row = rows.find(([session]) => session === slot)
    if (!row) return null
    const [, trainingType, rpe, durationMin] = row
    return sessionAnswerOf({ trainingType, rpe, durationMin })
  }
  const late = rows.flatMap(([session, , , , isLate]) => (isLate ? [session] : []))
  return { AM: answerIn('AM'), PM: answerIn('PM'), lateSessions: late.toSorted() }
}

function responsesFrom(
  metrics: MetricRow[],
  answers: AnswerRow[],
  titles: ReadonlyMap<string, string>,
): AthleteDay['responses'] {
  const byMetric = new Map(answers.map((answer) => [answer[1], answer]))
  return metrics.flatMap(({ id: metricId, type: metricType, title }) => {
    const answer = byMetric.get(metricId)
    if (!answer) return []
    const [id, , rating, text, isLate] = answer
    return [{ id, metricId, metricTitle: titles.get(id) ?? title, metricType, rating, text, isLate }]
  })
}
