import { sql } from 'drizzle-orm'
import type { Subject } from '#tests/support/access-matrix.ts'
import { byId, set, STAFF } from '#tests/support/team-subjects.ts'
import { A_DAY, type TwoTeams } from '#tests/support/two-teams.ts'

/** How athletes are reminded: their choices are theirs alone, and of what was sent their staff know the nudges. */
export function reminderSubjects({ people, rows: row, teams: { team } }: TwoTeams): Subject[] {
  return [
    {
      table: 'reminder_choices',
      what: "an athlete's choices",
      exists: sql`select 1 from reminder_choices where athlete_id = ${people.athlete}`,
      insert: sql`insert into reminder_choices (athlete_id, changed_at) values (${people.athlete}, now())`,
      update: sql`update reminder_choices set by_mail = true`,
      changed: sql`select 1 from reminder_choices where athlete_id = ${people.athlete} and by_mail`,
      allowed: { select: ['athlete'], insert: ['athlete'], update: ['athlete'] },
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
