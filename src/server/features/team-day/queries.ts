import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import { type AbsencePeriod, availabilityOn } from '#domain/absence/absence.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { isSetSinceShared } from '#server/stored/absences.ts'
import { metricOrder, sessionAnswerOf, type SessionRow } from '#server/stored/reports.ts'
import {
  type AsStaff,
  athletesOfTeam,
  isAskedByTeam,
  isOfTeam,
  isShared,
  seenByStaff,
} from '#server/stored/team-rows.ts'
import { type FormerTitle, isReworded, titleAnswered } from '#server/stored/wordings.ts'

type TeamOnDay = AsStaff & { day: string }
type AthleteRow = { id: string; fullName: string; avatarUrl: string | null }
type MetricRow = { id: string; title: string; type: MetricType; rewordedAt: Date | null }
/** A list for each column, which PostgreSQL writes quicker than a list or an object for each answer. */
type AnswersRow = {
  athleteId: string
  firstAt: Date
  ids: string[]
  metricIds: string[]
  ratings: (number | null)[]
  texts: (string | null)[]
  areLate: boolean[]
}
type AbsentRow = AbsencePeriod & { athleteId: string }
type SlotRow = SessionRow & { athleteId: string; session: Slot; isLate: boolean }

const teamId = sql.placeholder('teamId')
const day = sql.placeholder('day')
/** Those who share that day. */
const ofTheTeam = sql`athlete_id = any(array(${athletesOfTeam} and coalesce(m.shares_from, '-infinity') <= ${day}::date))`

const athletesOf = statement<AthleteRow, { teamId: string }>(
  'team_day_athletes',
  sql`select id, full_name as "fullName", avatar_url as "avatarUrl" from my_athletes_profiles
    where team_id = ${teamId}
    order by id`,
)

/** Archived ones too: they were asked on days before. */
const metricsOf = statement<MetricRow, AsStaff>(
  'team_day_metrics',
  sql`select id, title, type, reworded_at as "rewordedAt" from my_metrics metric where ${isOfTeam} order by ${metricOrder}`,
)

const answersOn = statement<AnswersRow, TeamOnDay>(
  'team_day_answers',
  sql`select athlete_id as "athleteId", min(created_at) as "firstAt",
      json_agg(id) as ids, json_agg(metric_id) as "metricIds", json_agg(rating_value) as ratings,
      json_agg(text_value) as texts, json_agg(is_late) as "areLate"
    from shared_answers
    where team_id = ${teamId} and ${isAskedByTeam} and date = ${day} and ${isShared({ sharedFrom: sql`shares_from` })}
    group by athlete_id`,
)

const sessionsOn = statement<SlotRow, TeamOnDay>(
  'team_day_sessions',
  sql`select athlete_id as "athleteId", session, training_type as "trainingType", rpe, duration as "durationMin",
      is_late as "isLate"
    from training_sessions
    where ${ofTheTeam} and date = ${day}`,
)

/** Those that count on the day; nothing of them says why. */
const absencesOn = statement<AbsentRow, TeamOnDay>(
  'team_day_absences',
  sql`select a.athlete_id as "athleteId", a.status, a.off_kind as "offKind", a.first_day::text as "firstDay",
      a.back_on::text as "backOn", a.ended_on::text as "endedOn"
    from absences a join my_athletes m on m.team_id = a.team_id and m.athlete_id = a.athlete_id
    where a.team_id = ${teamId} and a.absent_until > ${day}::date and a.first_day <= ${day}::date
      and ${isSetSinceShared(sql`m.shares_from`)}`,
)

export const formerTitlesOn = seenByStaff<FormerTitle, TeamOnDay>(
  'team_day_former_titles',
  (sight) => sql`select r.id, ${titleAnswered('metric_wordings')} as title
    from ${sight.athletes} join metric_responses r on r.athlete_id = p.id ${sight.withMetric}
    where date = ${day} and ${isShared(sight)} and ${isReworded}`,
)

export type TeamDayReads = [
  Call<MetricRow>,
  Call<AthleteRow>,
  Call<AnswersRow>,
  Call<SlotRow>,
  Call<AbsentRow>,
]

/** What athleteDaysFrom needs to be read. */
export const teamDayReads = (when: TeamOnDay): TeamDayReads => [
  metricsOf(when),
  athletesOf(when),
  answersOn(when),
  sessionsOn(when),
  absencesOn(when),
]

/** Every athlete of the team, with their answers in the order of the metrics and their sessions. */
export function athleteDaysFrom(
  [metrics, athletes, answers, sessions, absences]: RowsOf<TeamDayReads>,
  on: LocalDay,
  titles: ReadonlyMap<string, string>,
  say = inEnglish,
): AthleteDay[] {
  const answersByAthlete = new Map(answers.map((row) => [row.athleteId, row]))
  const absencesByAthlete = Map.groupBy(absences, (row) => row.athleteId)
  const slots = new Map(sessions.map((row) => [row.athleteId + row.session, row]))
  const named = athletes.map((athlete) => ({ ...athlete, name: athleteName(athlete.fullName, say) }))
  const inOrder = alphabet.sorted(named, ({ name }) => name)
  return inOrder.map(({ id, name, avatarUrl }) => {
    const given = answersByAthlete.get(id)
    const [am, pm] = [slots.get(`${id}AM`), slots.get(`${id}PM`)]
    return {
      athleteId: id,
      athleteName: name,
      avatarUrl,
      answeredAt: given?.firstAt.toISOString() ?? null,
      responses: given ? responsesFrom(metrics, given, titles) : [],
      AM: am ? sessionAnswerOf(am) : null,
      PM: pm ? sessionAnswerOf(pm) : null,
      lateSessions: [am, pm].flatMap((row) => (row?.isLate ? [row.session] : [])),
      availability: availabilityOn(absencesByAthlete.get(id) ?? [], on),
    }
  })
}

function responsesFrom(
  metrics: MetricRow[],
  { ids, metricIds, ratings, texts, areLate }: AnswersRow,
  titles: ReadonlyMap<string, string>,
): AthleteDay['responses'] {
  return metrics.flatMap(({ id: metricId, type: metricType, title }) => {
    const at = metricIds.indexOf(metricId)
    if (at === -1) return []
    const id = ids[at]!
    const metricTitle = titles.get(id) ?? title
    const [rating, text, isLate] = [ratings[at]!, texts[at]!, areLate[at]!]
    return [{ id, metricId, metricTitle, metricType, rating, text, isLate }]
  })
}
