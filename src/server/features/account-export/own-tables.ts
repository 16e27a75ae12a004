import { sql, type SQL } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import type { Profile } from '#domain/account/profile.ts'
import { TRAINING_TYPE_LABELS, type TrainingType } from '#domain/training-session/training-session.ts'
import { metricOrder } from '#server/stored/reports.ts'
import { titleAnswered } from '#server/stored/wordings.ts'
import type { ExportRow, ExportTable } from './pieces.ts'

const ROWS_AT_ONCE = 500

type Page = { actorId: string; afterDay: string; afterId: string }

/** A table of the user's, read with their own rights. */
type OwnTable = {
  name: string
  columns: string[]
  /** In the order of day and id, where there can be many rows; what is few is one page. */
  page: (values: Page) => Call<ExportRow & { pageDay?: string; pageId?: string }>
  shown?: (row: ExportRow) => ExportRow
}

const actorId = sql.placeholder('actorId')

/** Those the actor runs: what others only look at is not in their download. */
const ownTeams = sql`select team_id from team_staff where account_id = ${actorId} and duty in ('owner', 'coach')`

const ownMetrics = sql`team_id in (${ownTeams})
  and (audience = 'staff' or team_id in (select team_id from team_staff where account_id = ${actorId} and sees_health))`

const utc = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const pageMark = (day: SQL, id: SQL) => sql`${day}::text as "pageDay", ${id}::text as "pageId"`

/** The end of a query that is read page by page; `day` is qualified, or it would mean the text that is selected. */
const nextPage = (day: SQL, id: SQL) => sql`
  and ${day} >= ${sql.placeholder('afterDay')}::date
  and (${day}, ${id}) > (${sql.placeholder('afterDay')}::date, ${sql.placeholder('afterId')}::uuid)
  order by ${day}, ${id} limit ${sql.raw(`${ROWS_AT_ONCE}`)}`

async function* pagesOf(
  db: Database,
  id: string,
  { page, shown }: OwnTable,
): AsyncGenerator<ExportRow[], void, void> {
  let after = { afterDay: '0001-01-01', afterId: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const [rows] = await readAsActor(db, id, page({ actorId: id, ...after }))
    yield shown ? rows.map(shown) : rows
    const { pageDay, pageId } = rows.at(-1) ?? {}
    if (!pageDay || !pageId || rows.length < ROWS_AT_ONCE) return
    after = { afterDay: pageDay, afterId: pageId }
  }
}

const trainingSessions: OwnTable = {
  name: 'training-sessions',
  columns: [
    'date',
    'session',
    'answer',
    'trainingType',
    'rpe',
    'durationMin',
    'unitLoad',
    'late',
    'storedAt',
  ],
  page: statement(
    'export_training_sessions',
    sql`select date::text, session, case when training_type is null then 'rested' else 'trained' end as answer,
        training_type as "trainingType", nullif(rpe, 0) as rpe, nullif(duration, 0) as "durationMin",
        unit_load as "unitLoad", is_late as late, ${utc(sql`created_at`)} as "storedAt", ${pageMark(sql`t.date`, sql`t.id`)}
      from training_sessions t where athlete_id = ${actorId} ${nextPage(sql`t.date`, sql`t.id`)}`,
  ),
  shown: ({ trainingType = null, ...row }) => ({
    ...row,
    trainingType: trainingType && inEnglish(TRAINING_TYPE_LABELS[trainingType as TrainingType]),
  }),
}

/** Each with the title it was given to. */
const answers: OwnTable = {
  name: 'answers',
  columns: ['date', 'metric', 'rating', 'text', 'late', 'storedAt', 'kind', 'givenAt'],
  page: statement(
    'export_answers',
    sql`select r.date::text, ${titleAnswered('answered_wordings')} as metric, kind, rating_value as rating,
        text_value as text, is_late as late, ${utc(sql`given_at`)} as "givenAt", ${utc(sql`r.created_at`)} as "storedAt", ${pageMark(sql`r.date`, sql`r.id`)}
      from metric_responses r left join answered_metrics metric on metric.id = metric_id
      where athlete_id = ${actorId} ${nextPage(sql`r.date`, sql`r.id`)}`,
  ),
}

const submissions: OwnTable = {
  name: 'submissions',
  columns: ['day', 'givenAt', 'receivedAt'],
  page: statement(
    'export_submissions',
    sql`select day::text, ${utc(sql`given_at`)} as "givenAt", ${utc(sql`received_at`)} as "receivedAt",
        ${pageMark(sql`t.day`, sql`t.key`)}
      from submissions t where athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.key`)}`,
  ),
}

const dailyMetrics: OwnTable = {
  name: 'daily-metrics',
  columns: ['date', 'sleepHours', 'stressLevel', 'fatigueLevel', 'sorenessLevel', 'nutritionRating', 'notes'],
  page: statement(
    'export_daily_metrics',
    sql`select date::text, sleep_hours as "sleepHours", stress_level as "stressLevel", fatigue_level as "fatigueLevel",
        soreness_level as "sorenessLevel", nutrition_rating as "nutritionRating", notes, ${pageMark(sql`t.date`, sql`t.id`)}
      from daily_metrics t where athlete_id = ${actorId} ${nextPage(sql`t.date`, sql`t.id`)}`,
  ),
}

/** A former team's name is its own: the athlete no longer sees it in the product either. */
const memberships: OwnTable = {
  name: 'teams',
  columns: ['team', 'joinedAt', 'leftAt', 'sharesFrom'],
  page: statement(
    'export_memberships',
    sql`select t.name as team, ${utc(sql`joined_at`)} as "joinedAt", ${utc(sql`left_at`)} as "leftAt",
        shares_from::text as "sharesFrom"
      from team_members m left join teams t on t.id = m.team_id and m.left_at is null
      where athlete_id = ${actorId} order by joined_at, m.id`,
  ),
}

const consents: OwnTable = {
  name: 'consents',
  columns: ['scope', 'textVersion', 'givenAt', 'withdrawnAt'],
  page: statement(
    'export_consents',
    sql`select scope, text_version as "textVersion", ${utc(sql`given_at`)} as "givenAt",
        ${utc(sql`withdrawn_at`)} as "withdrawnAt"
      from consents where athlete_id = ${actorId} order by given_at, id`,
  ),
}

const recordViews: OwnTable = {
  name: 'opened-by',
  columns: ['day', 'openedBy', 'what', 'firstAt', 'lastAt'],
  page: statement(
    'export_record_views',
    sql`select day::text, viewer_name as "openedBy", scope as what, ${utc(sql`first_at`)} as "firstAt",
        ${utc(sql`last_at`)} as "lastAt", ${pageMark(sql`t.day`, sql`t.id`)}
      from record_views t where athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.id`)}`,
  ),
}

const athleteTables = [
  trainingSessions,
  answers,
  submissions,
  dailyMetrics,
  memberships,
  consents,
  recordViews,
]

const teamSettings: OwnTable = {
  name: 'team-settings',
  columns: ['team', 'timeZone', 'openTime', 'closeTime', 'closedByHand'],
  page: statement(
    'export_team_settings',
    sql`select name as team, time_zone as "timeZone", open_time::text as "openTime", close_time::text as "closeTime",
        manually_closed as "closedByHand"
      from daily_form_status f join teams t on t.id = f.team_id where t.id in (${ownTeams}) order by t.id`,
  ),
}

const metrics: OwnTable = {
  name: 'metrics',
  columns: ['title', 'description', 'type', 'createdAt', 'audience', 'archivedAt'],
  page: statement(
    'export_metrics',
    sql`select title, description, type, audience, ${utc(sql`created_at`)} as "createdAt",
        ${utc(sql`archived_at`)} as "archivedAt"
      from custom_metrics where ${ownMetrics} order by team_id, ${metricOrder}`,
  ),
}

/** Every wording that those metrics have had. */
const wordings: OwnTable = {
  name: 'metric-wordings',
  columns: ['metric', 'since', 'title', 'description'],
  page: statement(
    'export_wordings',
    sql`select m.title as metric, ${utc(sql`since`)} as since, w.title, w.description
      from metric_wordings w join custom_metrics m on m.id = w.metric_id
      where ${ownMetrics} order by m.team_id, m.created_at, m.id, w.since`,
  ),
}

/** Without their codes: whoever holds one may join. */
const invitations: OwnTable = {
  name: 'invitations',
  columns: ['email', 'status', 'createdAt', 'expiresAt'],
  page: statement(
    'export_invitations',
    sql`select email, status, ${utc(sql`created_at`)} as "createdAt", ${utc(sql`expires_at`)} as "expiresAt"
      from invitations where team_id in (${ownTeams}) order by created_at, id`,
  ),
}

/** Their names and no more: what athletes report is theirs, and is in their own download. */
const athletes: OwnTable = {
  name: 'athletes',
  columns: ['fullName'],
  page: statement(
    'export_athletes',
    sql`select full_name as "fullName" from profiles
      where id in (select athlete_id from team_members where left_at is null and team_id in (${ownTeams}))
      order by full_name, id`,
  ),
}

const staffPlaces: OwnTable = {
  name: 'teams',
  columns: ['team', 'duty', 'seesHealth', 'since'],
  page: statement(
    'export_staff_places',
    sql`select t.name as team, duty, sees_health as "seesHealth", ${utc(sql`since`)} as since
      from team_staff s join teams t on t.id = s.team_id where account_id = ${actorId} order by s.since, t.id`,
  ),
}

const managerTables = [staffPlaces, teamSettings, metrics, wordings, invitations, athletes]

const profile: OwnTable = {
  name: 'profile',
  columns: ['id', 'fullName', 'email', 'emailConfirmed', 'role', 'team', 'createdAt', 'updatedAt'],
  page: statement(
    'export_profile',
    sql`select p.id, p.full_name as "fullName", email, email_verified as "emailConfirmed", role, t.name as team,
        ${utc(sql`p.created_at`)} as "createdAt", ${utc(sql`p.updated_at`)} as "updatedAt"
      from profiles p
        left join team_members m on m.athlete_id = p.id and m.left_at is null
        left join teams t on t.id = m.team_id
      where p.id = ${actorId}`,
  ),
}

const TABLES = { athlete: [profile, ...athleteTables], manager: [profile, ...managerTables] }

export function ownTables(db: Database, { id, role }: Profile): ExportTable[] {
  return TABLES[role].map((table) => ({ ...table, pages: () => pagesOf(db, id, table) }))
}
