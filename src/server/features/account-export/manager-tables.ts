import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import { metricOrder } from '#server/stored/reports.ts'
import { actorId, nextPage, type OwnTable, pageMark, utc } from './own-table.ts'

/** Those the actor runs: what others only look at is not in their download. */
const ownTeams = sql`select team_id from team_staff where account_id = ${actorId} and duty in ('owner', 'coach')`

const ownMetrics = sql`team_id in (${ownTeams})
  and (audience = 'staff' or team_id in (select team_id from team_staff where account_id = ${actorId} and sees_health))`

const teamSettings: OwnTable = {
  name: 'team-settings',
  columns: [
    'team',
    'timeZone',
    'language',
    'openTime',
    'closeTime',
    'closedByHand',
    'remindBeforeMin',
    'remindAtOpening',
  ],
  page: statement(
    'export_team_settings',
    sql`select name as team, time_zone as "timeZone", locale as language, open_time::text as "openTime", close_time::text as "closeTime",
        manually_closed as "closedByHand", remind_before_min as "remindBeforeMin", remind_at_opening as "remindAtOpening"
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

/** How many are in each, not who: that is said in their own download. */
const groups: OwnTable = {
  name: 'groups',
  columns: ['group', 'athletes', 'createdAt'],
  page: statement(
    'export_team_groups',
    sql`select name as "group", (select count(*)::int from group_members m where m.group_id = g.id) as athletes,
        ${utc(sql`created_at`)} as "createdAt"
      from groups g where team_id in (${ownTeams}) order by team_id, created_at, id`,
  ),
}

/** What they said of athletes' days, as long as they may see those; what was answered is the athlete's. */
const replies: OwnTable = {
  name: 'replies',
  columns: ['day', 'athlete', 'reaction', 'reactedAt', 'reply', 'repliedAt'],
  page: statement(
    'export_written_replies',
    sql`select t.day::text, p.full_name as athlete, reaction, ${utc(sql`reacted_at`)} as "reactedAt", reply,
        ${utc(sql`replied_at`)} as "repliedAt", ${pageMark(sql`t.day`, sql`t.id`)}
      from day_replies t
        join team_staff s on s.team_id = t.team_id and s.account_id = ${actorId} and s.sees_health
        join my_athletes_profiles p on p.id = t.athlete_id and p.team_id = t.team_id
      where t.author_id = ${actorId} and t.day >= coalesce(p.shares_from, '-infinity')
        ${nextPage(sql`t.day`, sql`t.id`)}`,
  ),
}

const digestChoices: OwnTable = {
  name: 'digest-choices',
  columns: ['team', 'byMail', 'byPush', 'changedAt'],
  page: statement(
    'export_digest_choices',
    sql`select t.name as team, by_mail as "byMail", by_push as "byPush", ${utc(sql`changed_at`)} as "changedAt"
      from digest_choices c join teams t on t.id = c.team_id where c.account_id = ${actorId} order by t.id`,
  ),
}

const digests: OwnTable = {
  name: 'digests',
  columns: ['day', 'team', 'dueAt'],
  page: statement(
    'export_digests',
    sql`select d.day::text, t.name as team, ${utc(sql`due_at`)} as "dueAt", ${pageMark(sql`d.day`, sql`d.id`)}
      from digests d join teams t on t.id = d.team_id
      where d.account_id = ${actorId} ${nextPage(sql`d.day`, sql`d.id`)}`,
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

export const managerTables = [
  staffPlaces,
  teamSettings,
  metrics,
  wordings,
  invitations,
  athletes,
  groups,
  replies,
  digestChoices,
  digests,
]
