import { sql } from 'drizzle-orm'
import type { Subject } from '#tests/support/access-matrix.ts'
import { byId, set, STAFF } from '#tests/support/team-subjects.ts'
import { A_DAY, type TwoTeams } from '#tests/support/two-teams.ts'

/** How athletes are reminded: their choices are theirs alone, and of what was sent their staff know the nudges. */
export function reminderSubjects({ people, rows: row, teams: { team } }: TwoTeams): Subject[] {
  return [
    {
      table: 'push_subscriptions',
      what: "an athlete's device",
      exists: byId('push_subscriptions', row.device),
      insert: sql`insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, user_agent, added_at, last_seen_at)
        select account_id, session_id, 'https://push.example/new', 'k', 'a', '', now(), now() from push_subscriptions`,
      ...set('push_subscriptions', row.device, `account_id = '${people.teamMate}'`),
      allowed: { select: ['athlete'], delete: ['athlete'] },
    },
    {
      table: 'reminder_choices',
      what: "an athlete's choices",
      exists: sql`select 1 from reminder_choices where athlete_id = ${people.athlete}`,
      insert: sql`insert into reminder_choices (athlete_id, changed_at) values (${people.athlete}, now())`,
      update: sql`update reminder_choices set by_mail = true`,
      changed: sql`select 1 from reminder_choices where athlete_id = ${people.athlete} and by_mail`,
      allowed: { select: ['athlete'], insert: ['athlete'], update: ['athlete'] },
    },
    {
      table: 'digest_choices',
      what: "the owner's choice of digests",
      exists: sql`select 1 from digest_choices where account_id = ${people.manager}`,
      insert: sql`insert into digest_choices (account_id, team_id, changed_at) values (${people.manager}, ${team}, now())`,
      update: sql`update digest_choices set by_mail = true`,
      changed: sql`select 1 from digest_choices where account_id = ${people.manager} and by_mail`,
      allowed: { select: ['manager'], insert: ['manager'], update: ['manager'] },
    },
    {
      table: 'digests',
      what: "the owner's digest",
      exists: byId('digests', row.digest),
      insert: sql`insert into digests (account_id, team_id, day, due_at) values (${people.coach}, ${team}, ${A_DAY}, now())`,
      ...set('digests', row.digest, "day = '2026-01-01'"),
      allowed: { select: ['manager'] },
    },
    ...(
      [
        ['a nudge', 'nudge', ['athlete', ...STAFF]],
        ['a reminder by the clock', 'timedReminder', ['athlete']],
        ["a former member's nudge", 'formerMembersNudge', ['formerMember']],
      ] as const
    ).map(([what, reminder, allowed]): Subject => ({
      table: 'reminders',
      what,
      exists: byId('reminders', row[reminder]),
      insert: sql`insert into reminders (athlete_id, team_id, day, kind, channel, due_at) values (${people.teamMate}, ${team}, ${A_DAY}, 'nudge', 'mail', now())`,
      ...set('reminders', row[reminder], "state = 'dropped'"),
      allowed: { select: [...allowed] },
    })),
  ]
}
