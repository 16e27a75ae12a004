import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Correction, FormerAnswer, OwnDay } from '#domain/check-in/corrected-day.ts'
import { wasAskedOn } from '#domain/check-in/correction.ts'
import type { Day } from '#domain/check-in/day.ts'
import { metricOrder } from '#server/stored/reports.ts'
import { type AsStaff, isOfTeam } from '#server/stored/team-rows.ts'
import { type FormerTitle, formerTitles, isReworded, titleAnswered } from '#server/stored/wordings.ts'
import { type AnswerRow, dayFrom, type MetricRow, sessionsLogged } from '../queries.ts'

/** A day of an athlete of a team, with those of its questions that the reader may see. */
export type DayMeant = AsStaff & { athleteId: string; day: LocalDay }

const teamId = sql.placeholder('teamId')
const athleteId = sql.placeholder('athleteId')
const day = sql`(select ${sql.placeholder('day')}::date)`

type MemberRow = { joinedAt: Date; sharesFrom: LocalDay | null }

/** No row if the athlete is not on the team. */
export const membershipOf = statement<MemberRow, { athleteId: string; teamId: string }>(
  'correction_membership',
  sql`select joined_at as "joinedAt", shares_from::text as "sharesFrom" from team_members
    where athlete_id = ${athleteId} and team_id = ${teamId} and left_at is null`,
)

const metricsOf = statement<MetricRow, DayMeant>(
  'correction_metrics',
  sql`select id, title, description, type, audience, archived_at as "archivedAt",
      reworded_at as "rewordedAt", greatest(created_at, restored_at) as "askedSince"
    from custom_metrics metric where ${isOfTeam} order by ${metricOrder}`,
)

const answersOn = statement<AnswerRow, DayMeant>(
  'correction_answers',
  sql`select metric_id as "metricId", kind, rating_value as rating, text_value as text
    from metric_responses r join custom_metrics metric on metric.id = r.metric_id and ${isOfTeam}
    where r.athlete_id = ${athleteId} and r.date = ${day}
    order by metric_id`,
)

const formerTitlesOn = statement<FormerTitle, DayMeant>(
  'correction_former_titles',
  sql`select metric_id as id, ${titleAnswered('metric_wordings')} as title
    from metric_responses r join custom_metrics metric on metric.id = r.metric_id and ${isOfTeam}
    where r.athlete_id = ${athleteId} and r.date = ${day} and ${isReworded}`,
)

type CorrectionRow = Omit<Correction, 'before' | 'correctedAt'> & {
  before: FormerAnswer | null
  correctedAt: Date
}

/** More than a day can need: an athlete who changes their mind again and again fills nobody's page. */
const MAX_NOTES = 100

/** The latest first. Who works for a team that the athlete was on before is none of this one's business. */
const correctionsOn = statement<CorrectionRow, DayMeant>(
  'corrections_on',
  sql`select c.metric_id as "metricId", c.session as slot, c.before, c.corrected_by_name as "correctedBy",
      c.corrected_by is not distinct from c.athlete_id as "byAthlete", c.corrected_at as "correctedAt"
    from corrections c
      join team_members m on m.athlete_id = c.athlete_id and m.team_id = ${teamId} and m.left_at is null
      left join custom_metrics metric on metric.id = c.metric_id
    where c.athlete_id = ${athleteId} and c.date = ${day} and (c.session is not null or ${isOfTeam})
      and (c.corrected_at >= m.joined_at or c.corrected_by = c.athlete_id)
    order by c.corrected_at desc, c.id limit ${sql.raw(`${MAX_NOTES}`)}`,
)

/** The day with every question that was asked then, answered or not, and what of it was corrected. */
export async function dayWithCorrections(
  tx: ActorTx,
  meant: DayMeant,
  timeZone: string,
): Promise<{ day: Day; corrections: Correction[] }> {
  const [metrics, answers, sessions, corrections] = await Promise.all([
    tx.run(metricsOf(meant)),
    tx.run(answersOn(meant)),
    tx.run(sessionsLogged(meant)),
    tx.run(correctionsOn(meant)),
  ])
  const given = new Set(answers.map(({ metricId }) => metricId))
  const asked = metrics.filter((metric) => given.has(metric.id) || wasAskedOn(metric, meant.day, timeZone))
  return {
    day: dayFrom({
      day: meant.day,
      // On that day they were not archived.
      metrics: asked.map((metric) => ({ ...metric, archivedAt: null })),
      answers,
      sessions,
      titles: await formerTitles(asked, meant.day, () => tx.run(formerTitlesOn(meant))),
    }),
    corrections: corrections.map((row) => ({ ...row, correctedAt: row.correctedAt.toISOString() })),
  }
}

/** What an athlete reported from a day on, of the days on which there is something. */
export const ownDaysSince = statement<OwnDay, { athleteId: string; teamId: string; day: LocalDay }>(
  'own_days_since',
  sql`select day::text, bool_or(what = 'answer') as "isAnswered",
      (count(*) filter (where what = 'session'))::int as sessions, bool_or(what = 'correction') as "isCorrected"
    from (
      select date as day, 'answer' as what from metric_responses
        where athlete_id = ${athleteId} and date >= ${day}
          and metric_id in (select id from custom_metrics where team_id = ${teamId})
      union all
      select date, 'session' from training_sessions where athlete_id = ${athleteId} and date >= ${day}
      union all
      select date, 'correction' from corrections where athlete_id = ${athleteId} and date >= ${day}
    ) reported
    group by day`,
)

type CorrectionParts = {
  teamId: string
  athleteId: string
  day: string
  /** The JSON of Answer[]. */
  answers: string
  /** The JSON of rows as they are stored. */
  sessions: string
  at: Date
}

/** How many parts were changed; null if they are not the actor's to correct. */
export const correctParts = statement<{ changed: number | null }, CorrectionParts>(
  'correct_day',
  sql`select correct_day(${teamId}::uuid, ${athleteId}::uuid, ${sql.placeholder('day')}::date,
    ${sql.placeholder('answers')}::json, ${sql.placeholder('sessions')}::json, ${sql.placeholder('at')}::timestamptz) as changed`,
)
