import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { readAsActor } from '#database/as-actor.ts'
import { type Call, statement } from '#database/statement.ts'
import type { AbsencePeriod } from '#domain/absence/absence.ts'
import { calendarDays, daysAgo } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { MAX_TEXT_ANSWER_LENGTH } from '#domain/check-in/rating.ts'
import {
  ANSWER_LOOK_BACK_DAYS,
  type AthleteRecord,
  type Note,
  REPORT_LOOK_BACK_DAYS,
} from '#domain/insight/athlete-record.ts'
import { KEPT_LOOK_DAYS } from '#domain/insight/looked-at.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { isSetSinceShared } from '#server/stored/absences.ts'
import { readOnDay } from '#server/stored/form-window.ts'
import {
  type AskedOf,
  isMeant,
  type RatingLists,
  ratingLists,
  ratingsIn,
} from '#server/stored/rating-lists.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import { dateOfAnswer, isInSharedRange, isShared, seenByStaff } from '#server/stored/team-rows.ts'

/**
 * An athlete of the team. Of those who are not asked about only the name is known, and the record is empty. Only of those
 * who agreed to it may a provider be told anything.
 */
export type Member = { athleteId: string; fullName: string; allowsAi: boolean; record: AthleteRecord }

type MemberRow = ReportLists &
  Pick<AthleteRecord, 'recordedSince' | 'lastReported' | 'answeredSince' | 'lastAnswered'> & {
    athleteId: string
    fullName: string
    allowsAi: boolean
  }
type NoteRow = Note & { athleteId: string }
type AbsenceRow = AbsencePeriod & { athleteId: string }

const membersOf = seenByStaff<MemberRow, AskedOf & { first: LocalDay; to: LocalDay }>(
  'insight_members',
  (sight) => sql`select p.id as "athleteId", full_name as "fullName",
      p.id = any(array(select c.athlete_id from ai_consents c where c.team_id = ${sql.placeholder('teamId')})) as "allowsAi",
      recorded.since as "recordedSince", recorded.last as "lastReported",
      case when ${isMeant(sql`p.id`)} then ${dateOfAnswer('first', sight)} end as "answeredSince",
      case when ${isMeant(sql`p.id`)} then ${dateOfAnswer('last', sight)} end as "lastAnswered",
      days, loads, sessions
    from ${sight.athletes}
      cross join lateral (
        select min(date)::text as since, max(date)::text as last from training_sessions s
        where s.athlete_id = p.id and ${isMeant(sql`p.id`)} and ${isShared(sight)} and date <= ${sql.placeholder('to')}
      ) recorded
      cross join lateral (${reportLists(sight, sql`case when ${isMeant(sql`p.id`)} then p.id end`)}) reports
    order by p.id`,
)

const notesOf = seenByStaff<NoteRow, AskedOf & DateRange & { maxLength: number }>(
  'insight_notes',
  (sight) => sql`select r.athlete_id as "athleteId", date::text, title,
      left(text_value, ${sql.placeholder('maxLength')}::int) as text
    from ${sight.answers} ${sight.withMetric}
    where ${isMeant(sql`r.athlete_id`)} and text_value ~ '\\S' and ${isInSharedRange(sight)}
    order by r.date, metric_id`,
)

/** Nothing of them says why. */
const absencesOf = statement<AbsenceRow, AskedOf & DateRange>(
  'insight_absences',
  sql`select a.athlete_id as "athleteId", a.status, a.off_kind as "offKind", a.first_day::text as "firstDay",
      a.back_on::text as "backOn", a.ended_on::text as "endedOn"
    from absences a join my_athletes m on m.team_id = a.team_id and m.athlete_id = a.athlete_id
    where a.team_id = ${sql.placeholder('teamId')} and ${isMeant(sql`a.athlete_id`)}
      and a.first_day <= ${sql.placeholder('to')}::date and a.absent_until > ${sql.placeholder('from')}::date
      and ${isSetSinceShared(sql`m.shares_from`)}`,
)

const staffNamesOf = statement<{ fullName: string }, { teamId: string }>(
  'insight_staff',
  sql`select full_name as "fullName" from team_people where team_id = ${sql.placeholder('teamId')}`,
)

/** Who works for the team: athletes write of them in their notes. */
export async function staffNames(db: Database, actorId: string, teamId: string): Promise<string[]> {
  const [people] = await readAsActor(db, actorId, staffNamesOf({ teamId }))
  return people.map(({ fullName }) => fullName)
}

type When = {
  asked?: LocalDay | undefined
  now: Date
  /** An earlier day on which the records are to be known as well as on the day itself. */
  since?: LocalDay | undefined
}

/**
 * The team in the order it is listed everywhere, with the records of the athlete asked about, or of all of them, up to
 * the day asked for or the team's today.
 */
export async function teamRecords(
  db: Database,
  actorId: string,
  asked: AskedOf,
  { since, ...when }: When,
): Promise<{ today: LocalDay; members: Member[] }> {
  // Of a day to come nobody asks but by hand: what was looked at counts for the team's today.
  const isNear = (day: LocalDay) => since && since < day && daysAgo(since, day) <= KEPT_LOOK_DAYS + 1
  const earlierOf = (day: LocalDay) => (isNear(day) ? since! : day)
  const { day, today, rows } = await readOnDay(db, { actorId, teamId: asked.teamId }, when, (to) =>
    recordsUpTo(to, earlierOf(to), asked),
  )
  const [members, ratings, notes, absences] = rows
  const [ratingsByAthlete, notesByAthlete] = [byAthlete(ratings), byAthlete(notes)]
  const absencesByAthlete = byAthlete(absences)
  const calendar = calendarDays(firstReportFor(earlierOf(day)), day)
  const nameOf = ({ fullName }: { fullName: string }) => athleteName(fullName, inEnglish)
  const known = alphabet
    .sorted(members, nameOf)
    .map(({ athleteId, fullName, allowsAi, days, loads, sessions, ...spans }) => ({
      athleteId,
      fullName,
      allowsAi,
      record: {
        today: day,
        ...spans,
        reports: reportsIn({ days, loads, sessions }, calendar),
        ratings: (ratingsByAthlete.get(athleteId) ?? []).flatMap(ratingsIn),
        notes: (notesByAthlete.get(athleteId) ?? []).map(({ date, title, text }) => ({ date, title, text })),
        absences: absencesByAthlete.get(athleteId) ?? [],
      },
    }))
  return { today, members: known }
}

const firstReportFor = (day: LocalDay) => addDays(day, -REPORT_LOOK_BACK_DAYS)

function recordsUpTo(
  to: LocalDay,
  since: LocalDay,
  asked: AskedOf,
): [Call<MemberRow>, Call<RatingLists>, Call<NoteRow>, Call<AbsenceRow>] {
  const range = { ...asked, from: addDays(since, -ANSWER_LOOK_BACK_DAYS), to }
  return [
    membersOf({ ...range, first: firstReportFor(since) }),
    ratingLists(range),
    // For a whole team it counts only that something was written: the text itself is never told.
    notesOf({ ...range, maxLength: asked.athleteId === null ? 1 : MAX_TEXT_ANSWER_LENGTH }),
    absencesOf(range),
  ]
}

const byAthlete = <Row extends { athleteId: string }>(rows: Row[]) =>
  Map.groupBy(rows, ({ athleteId }) => athleteId)
