import { type SQL, sql } from 'drizzle-orm'
import { absenceSubjects } from '#tests/support/absence-subjects.ts'
import type { Subject } from '#tests/support/access-matrix.ts'
import { healthSubjects } from '#tests/support/health-subjects.ts'
import { metricSubjects } from '#tests/support/metric-subjects.ts'
import { reminderSubjects } from '#tests/support/reminder-subjects.ts'
import { byId, RUNNING, set, STAFF, teamSubjects } from '#tests/support/team-subjects.ts'
import { A_DAY, type TwoTeams } from '#tests/support/two-teams.ts'

/** Every table, and what each actor may do with its rows. */
export function accessSubjects(places: TwoTeams): Subject[] {
  const { people, rows: row, teams } = places
  const { team } = teams
  const system = (table: string, insert: SQL, column: string): Subject => ({
    table,
    what: 'any row',
    exists: sql`select 1 from ${sql.identifier(table)}`,
    insert,
    update: sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null`,
    changed: sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} is null`,
    allowed: {},
  })
  return [
    ...teamSubjects(places),
    ...metricSubjects(places),
    ...reminderSubjects(places),
    ...absenceSubjects(places),
    ...healthSubjects(places),
    {
      table: 'profiles',
      what: "an athlete's profile",
      exists: byId('profiles', people.athlete),
      insert: sql`insert into profiles (email) values ('new@example.org')`,
      ...set('profiles', people.athlete, "full_name = 'changed'"),
      allowed: { select: ['athlete', ...STAFF], update: ['athlete'] },
    },
    ...["role = 'manager'", "email = 'x@example.org'", 'email_verified = true'].map(
      (assignment): Subject => ({
        table: 'profiles',
        what: `an athlete's ${assignment}`,
        exists: byId('profiles', people.athlete),
        insert: sql`insert into profiles (email) values ('new@example.org')`,
        ...set('profiles', people.athlete, assignment),
        allowed: { select: ['athlete', ...STAFF] },
      }),
    ),
    {
      table: 'profiles',
      what: "a former member's profile",
      exists: byId('profiles', people.formerMember),
      insert: sql`insert into profiles (email) values ('new@example.org')`,
      ...set('profiles', people.formerMember, "full_name = 'changed'"),
      allowed: { select: ['formerMember'], update: ['formerMember'] },
    },
    {
      table: 'profiles',
      what: "a manager's profile",
      exists: byId('profiles', people.manager),
      insert: sql`insert into profiles (email, role) values ('new@example.org', 'manager')`,
      ...set('profiles', people.manager, "full_name = 'changed'"),
      allowed: { select: ['manager'], update: ['manager'] },
    },
    {
      table: 'training_sessions',
      what: "an athlete's session",
      exists: byId('training_sessions', row.session),
      insert: sql`insert into training_sessions (athlete_id, date, session, rpe, duration) values (${people.athlete}, ${A_DAY}, 'PM', 0, 0)`,
      ...set('training_sessions', row.session, 'rpe = 9'),
      allowed: { select: ['athlete', ...STAFF], insert: ['athlete'] },
    },
    {
      table: 'metric_responses',
      what: "an athlete's answer to the team's metric",
      exists: byId('metric_responses', row.answer),
      insert: sql`insert into metric_responses (athlete_id, metric_id, date, rating_value) values (${people.athlete}, ${row.spareMetric}, ${A_DAY}, 3)`,
      ...set('metric_responses', row.answer, 'rating_value = 1'),
      allowed: { select: ['athlete', ...STAFF], insert: ['athlete'] },
    },
    {
      table: 'metric_responses',
      what: "an athlete's answer to a former team's metric",
      exists: byId('metric_responses', row.formerAnswer),
      insert: sql`insert into metric_responses (athlete_id, metric_id, date, rating_value) values (${people.athlete}, ${row.formerMetric}, '2026-11-11', 3)`,
      ...set('metric_responses', row.formerAnswer, 'rating_value = 1'),
      allowed: { select: ['athlete'] },
    },
    {
      table: 'daily_metrics',
      what: "an athlete's daily metrics",
      exists: byId('daily_metrics', row.dailyMetric),
      insert: sql`insert into daily_metrics (athlete_id, date) values (${people.athlete}, '2026-11-11')`,
      ...set('daily_metrics', row.dailyMetric, "notes = 'changed'"),
      allowed: { select: ['athlete'], insert: ['athlete'] },
    },
    {
      table: 'submissions',
      what: "an athlete's submission",
      exists: sql`select 1 from submissions where athlete_id = ${people.athlete}`,
      insert: sql`insert into submissions (athlete_id, key, day, given_at, received_at) values (${people.athlete}, gen_random_uuid(), ${A_DAY}, now(), now())`,
      update: sql`update submissions set day = '2026-01-01'`,
      changed: sql`select 1 from submissions where day = '2026-01-01'`,
      allowed: { select: ['athlete'], insert: ['athlete'] },
    },
    ...(
      [
        ["a former member's", 'formerMembersSession', ['formerMember']],
        ["a withholding athlete's earlier", 'withheldSession', []],
        ["a withholding athlete's shared", 'sharedSession', STAFF],
        ["the other team's", 'strangersSession', ['strangerAthlete', 'otherManager', 'staffOfBoth']],
      ] as const
    ).map(([whose, session, allowed]): Subject => ({
      table: 'training_sessions',
      what: `${whose} session`,
      exists: byId('training_sessions', row[session]),
      insert: sql`insert into training_sessions (athlete_id, date, session, rpe, duration) values (${people.formerMember}, ${A_DAY}, 'PM', 0, 0)`,
      ...set('training_sessions', row[session], 'rpe = 9'),
      allowed: { select: [...allowed] },
    })),
    ...(
      [
        ["a former member's", 'formerMembersAnswer', ['formerMember']],
        ["a withholding athlete's earlier", 'withheldAnswer', []],
        ["a withholding athlete's shared", 'sharedAnswer', STAFF],
      ] as const
    ).map(([whose, answer, allowed]): Subject => ({
      table: 'metric_responses',
      what: `${whose} answer`,
      exists: byId('metric_responses', row[answer]),
      insert: sql`insert into metric_responses (athlete_id, metric_id, date, rating_value) values (${people.formerMember}, ${row.spareMetric}, ${A_DAY}, 3)`,
      ...set('metric_responses', row[answer], 'rating_value = 1'),
      allowed: { select: [...allowed] },
    })),
    {
      table: 'daily_form_status',
      what: "a team's form status",
      exists: byId('daily_form_status', row.formStatus),
      insert: sql`insert into daily_form_status (team_id, date) values (${team}, ${A_DAY})`,
      ...set('daily_form_status', row.formStatus, 'is_open = false'),
      allowed: { select: ['athlete', 'teamMate', ...STAFF], insert: RUNNING, update: RUNNING },
    },
    {
      table: 'consents',
      what: "an athlete's consent",
      exists: byId('consents', row.consent),
      insert: sql`insert into consents (athlete_id, team_id, scope, text_version, given_at) values (${people.athlete}, ${team}, 'history', 'v', now())`,
      ...set('consents', row.consent, "text_version = 'changed'"),
      allowed: { select: ['athlete'] },
    },
    {
      table: 'ai_consents',
      what: 'that an athlete lets a provider write insights',
      exists: sql`select 1 from ai_consents where athlete_id = ${people.athlete}`,
      insert: sql`insert into ai_consents (athlete_id, team_id) values (${people.teamMate}, ${team})`,
      update: sql`update ai_consents set athlete_id = ${people.teamMate}`,
      changed: sql`select 1 where false`,
      allowed: { select: STAFF },
    },
    {
      table: 'record_views',
      what: 'who opened the data of an athlete',
      exists: byId('record_views', row.view),
      insert: sql`insert into record_views (athlete_id, viewer_name, day, scope, first_at, last_at) values (${people.athlete}, 'x', ${A_DAY}, 'export', now(), now())`,
      ...set('record_views', row.view, "viewer_name = 'changed'"),
      allowed: { select: ['athlete'] },
    },
    system(
      'auth_sessions',
      sql`insert into auth_sessions (user_id, token, expires_at) values (${people.athlete}, 't', now())`,
      'user_agent',
    ),
    system(
      'push_notices',
      sql`insert into push_notices (reminder_id, subscription_id, message, tag, expires_at) values (${row.nudge}, ${row.device}, '', '', now())`,
      'message',
    ),
    system(
      'auth_accounts',
      sql`insert into auth_accounts (user_id, account_id, provider_id) values (${people.teamMate}, 'a', 'credential')`,
      'password',
    ),
    system(
      'auth_verifications',
      sql`insert into auth_verifications (identifier, value, expires_at) values ('i', 'v', now())`,
      'value',
    ),
    system(
      'rate_limits',
      sql`insert into rate_limits (key, count, resets_at) values ('x', 1, now())`,
      'count',
    ),
    system('job_runs', sql`insert into job_runs (job, slot) values ('x', now())`, 'started_at'),
    system('live_events', sql`insert into live_events (channel, topic) values ('c', 't')`, 'topic'),
    system(
      'insight_replies',
      sql`insert into insight_replies (key, expires_at) values ('x', now())`,
      'outcome',
    ),
    system(
      'account_uses',
      sql`insert into account_uses (account_id, last_used_at) values (${people.manager}, now())`,
      'warned_at',
    ),
    system(
      'two_factors',
      sql`insert into two_factors (account_id, sealed_key, switched_on_at, last_step, recovery_hashes)
        values (${people.manager}, 'x', now(), 0, '{}')`,
      'sealed_key',
    ),
    system('file_removals', sql`insert into file_removals (key) values ('x')`, 'created_at'),
    system('mails', sql`insert into mails (recipient, subject, text) values ('r', 's', 't')`, 'sent_at'),
  ]
}
