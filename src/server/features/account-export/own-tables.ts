import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import type { Profile } from '#domain/account/profile.ts'
import { TRAINING_TYPE_LABELS, type TrainingType } from '#domain/training-session/training-session.ts'
import { titleAnswered } from '#server/stored/wordings.ts'
import { absences } from './absence-table.ts'
import { healthProblems, healthRounds, returnSteps } from './health-tables.ts'
import { managerTables } from './manager-tables.ts'
import { actorId, nextPage, type OwnTable, pageMark, pagesOf, utc } from './own-table.ts'
import type { ExportTable } from './pieces.ts'

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

/** That the staff have seen what stood out, each with what it was about. */
const lookedAt: OwnTable = {
  name: 'looked-at',
  columns: ['day', 'about', 'lookedBy', 'lookedAt'],
  page: statement(
    'export_looked_at',
    sql`select t.day::text, coalesce(metric.title, t.subject) as about, p.full_name as "lookedBy",
        ${utc(sql`t.looked_at`)} as "lookedAt", ${pageMark(sql`t.day`, sql`t.id`)}
      from looked_at t left join answered_metrics metric on metric.id = metric_id
        left join team_people p on p.team_id = t.team_id and p.id = t.looked_by
      where t.athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.id`)}`,
  ),
}

/** What stood there before, each with the title of the metric as it is now. */
const corrections: OwnTable = {
  name: 'corrections',
  columns: ['date', 'metric', 'session', 'before', 'correctedBy', 'correctedAt'],
  page: statement(
    'export_corrections',
    sql`select t.date::text, metric.title as metric, session, before::text, corrected_by_name as "correctedBy",
        ${utc(sql`corrected_at`)} as "correctedAt", ${pageMark(sql`t.date`, sql`t.id`)}
      from corrections t left join answered_metrics metric on metric.id = metric_id
      where athlete_id = ${actorId} ${nextPage(sql`t.date`, sql`t.id`)}`,
  ),
}

/** What the staff said of their days, by name as long as that account is there, and what they answered. */
const replies: OwnTable = {
  name: 'replies',
  columns: ['day', 'by', 'reaction', 'reactedAt', 'reply', 'repliedAt', 'answer', 'answeredAt'],
  page: statement(
    'export_replies',
    sql`select t.day::text, author.full_name as by, reaction, ${utc(sql`reacted_at`)} as "reactedAt", reply,
        ${utc(sql`replied_at`)} as "repliedAt", answer, ${utc(sql`answered_at`)} as "answeredAt",
        ${pageMark(sql`t.day`, sql`t.id`)}
      from day_replies t left join reply_authors author on author.id = t.author_id
      where t.athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.id`)}`,
  ),
}

/** What the staff call them. */
const groups: OwnTable = {
  name: 'groups',
  columns: ['group', 'since'],
  page: statement(
    'export_groups',
    sql`select name as "group", ${utc(sql`since`)} as since from own_groups
      where athlete_id = ${actorId} order by own_groups.since, name`,
  ),
}

const reminderChoices: OwnTable = {
  name: 'reminder-choices',
  columns: ['byMail', 'byPush', 'quietFrom', 'quietTo', 'timeZone', 'changedAt'],
  page: statement(
    'export_reminder_choices',
    sql`select by_mail as "byMail", by_push as "byPush", quiet_from::text as "quietFrom", quiet_to::text as "quietTo",
        time_zone as "timeZone", ${utc(sql`changed_at`)} as "changedAt"
      from reminder_choices where athlete_id = ${actorId}`,
  ),
}

const reminders: OwnTable = {
  name: 'reminders',
  columns: ['day', 'kind', 'channel', 'state', 'dueAt', 'sentAt', 'nudgedBy'],
  page: statement(
    'export_reminders',
    sql`select t.day::text, kind, channel, state, ${utc(sql`due_at`)} as "dueAt", ${utc(sql`sent_at`)} as "sentAt",
        p.full_name as "nudgedBy", ${pageMark(sql`t.day`, sql`t.id`)}
      from reminders t left join team_people p on p.team_id = t.team_id and p.id = t.nudged_by
      where t.athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.id`)}`,
  ),
}

const athleteTables = [
  trainingSessions,
  answers,
  corrections,
  replies,
  absences,
  healthProblems,
  returnSteps,
  healthRounds,
  submissions,
  dailyMetrics,
  memberships,
  groups,
  consents,
  recordViews,
  lookedAt,
  reminderChoices,
  reminders,
]

const profile: OwnTable = {
  name: 'profile',
  columns: [
    'id',
    'fullName',
    'email',
    'emailConfirmed',
    'role',
    'language',
    'team',
    'createdAt',
    'updatedAt',
  ],
  page: statement(
    'export_profile',
    sql`select p.id, p.full_name as "fullName", email, email_verified as "emailConfirmed", role,
        p.locale as language, t.name as team,
        ${utc(sql`p.created_at`)} as "createdAt", ${utc(sql`p.updated_at`)} as "updatedAt"
      from profiles p
        left join team_members m on m.athlete_id = p.id and m.left_at is null
        left join teams t on t.id = m.team_id
      where p.id = ${actorId}`,
  ),
}

/** Without the address and the keys of a device, which are worth something to whoever has them. */
const notifiedDevices: OwnTable = {
  name: 'notified-devices',
  columns: ['device', 'addedAt', 'lastSeenAt'],
  page: statement(
    'export_notified_devices',
    sql`select user_agent as device, ${utc(sql`added_at`)} as "addedAt", ${utc(sql`last_seen_at`)} as "lastSeenAt"
      from push_subscriptions t where account_id = ${actorId} order by t.added_at, t.id`,
  ),
}

const TABLES = {
  athlete: [profile, ...athleteTables, notifiedDevices],
  manager: [profile, ...managerTables, notifiedDevices],
}

export function ownTables(db: Database, { id, role }: Profile): ExportTable[] {
  return TABLES[role].map((table) => ({ ...table, pages: () => pagesOf(db, id, table) }))
}
