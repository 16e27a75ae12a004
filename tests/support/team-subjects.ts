import { sql } from 'drizzle-orm'
import type { Actor, Subject } from '#tests/support/access-matrix.ts'
import type { TwoTeams } from '#tests/support/two-teams.ts'

export const RUNNING: Actor[] = ['manager', 'coach', 'staffOfBoth']
export const STAFF: Actor[] = [...RUNNING, 'medical', 'viewer']

export const byId = (table: string, id: string) =>
  sql`select 1 from ${sql.identifier(table)} where id = ${id}`

export const set = (table: string, id: string, assignment: string) => ({
  update: sql`update ${sql.identifier(table)} set ${sql.raw(assignment)}`,
  changed: sql`select 1 from ${sql.identifier(table)} where id = ${id} and ${sql.raw(assignment)}`,
})

/** What says who is on a team, who works for it and what was done to it. */
export function teamSubjects({ people, rows: row, teams: { team } }: TwoTeams): Subject[] {
  return [
    {
      table: 'teams',
      what: 'a team',
      exists: byId('teams', team),
      insert: sql`insert into teams (name) values ('Mine')`,
      ...set('teams', team, "time_zone = 'Europe/Athens'"),
      allowed: { select: ['athlete', 'teamMate', ...STAFF], update: RUNNING },
    },
    {
      table: 'teams',
      what: "a team's name",
      exists: byId('teams', team),
      insert: sql`insert into teams (name) values ('Mine')`,
      ...set('teams', team, "name = 'changed'"),
      allowed: { select: ['athlete', 'teamMate', ...STAFF] },
    },
    {
      table: 'team_staff',
      what: "a viewer's place on the staff",
      exists: sql`select 1 from team_staff where account_id = ${people.viewer}`,
      insert: sql`insert into team_staff (team_id, account_id, duty) values (${team}, ${people.removedStaff}, 'owner')`,
      update: sql`update team_staff set duty = 'owner', sees_health = true`,
      changed: sql`select 1 from team_staff where account_id = ${people.viewer} and duty = 'owner'`,
      allowed: { select: STAFF, update: ['manager'], delete: ['manager', 'viewer'] },
    },
    ...[people.athlete, people.formerMember].map((athlete): Subject => ({
      table: 'team_members',
      what: athlete === people.athlete ? 'a membership' : 'a former membership',
      exists: sql`select 1 from team_members where athlete_id = ${athlete} and team_id = ${team}`,
      insert: sql`insert into team_members (team_id, athlete_id) values (${team}, ${people.formerMember})`,
      update: sql`update team_members set left_at = '2026-01-01', shares_from = '2000-01-01'`,
      changed: sql`select 1 from team_members where athlete_id = ${athlete} and left_at = '2026-01-01'`,
      allowed: { select: [athlete === people.athlete ? 'athlete' : 'formerMember', ...STAFF] },
    })),
    {
      table: 'team_people',
      what: "a manager's name and avatar",
      exists: sql`select 1 from team_people where id = ${people.manager}`,
      insert: sql`insert into team_people (full_name) values ('x')`,
      update: sql`update team_people set full_name = 'changed'`,
      changed: sql`select 1 from profiles where id = ${people.manager} and full_name = 'changed'`,
      allowed: { select: ['athlete', 'teamMate', ...STAFF] },
    },
    ...(
      [
        ['my_teams', 'team_id', team, STAFF],
        ['my_athletes', 'athlete_id', people.athlete, STAFF],
        ['my_athletes_profiles', 'id', people.athlete, STAFF],
        ['teams_i_am_on', 'team_id', team, ['athlete', 'teamMate']],
        ['my_staff', 'id', people.viewer, ['manager']],
        ['my_teams_changes', 'id', row.change, ['manager']],
        ['my_metrics', 'id', row.metric, STAFF],
        ['metrics_to_answer', 'id', row.metric, ['athlete', 'teamMate']],
        ['own_groups', 'athlete_id', people.athlete, ['athlete']],
        ['own_profile', 'id', people.athlete, ['athlete']],
        ['own_answers', 'athlete_id', people.athlete, ['athlete']],
        ['own_sessions', 'athlete_id', people.athlete, ['athlete']],
        ['my_form_windows', 'team_id', team, ['athlete', 'teamMate', ...STAFF]],
      ] as const
    ).map(([view, column, id, allowed]): Subject => {
      const [name, key] = [sql.identifier(view), sql.identifier(column)]
      return {
        table: view,
        what: "what is the actor's",
        exists: sql`select 1 from ${name} where ${key} = ${id}`,
        insert: sql`insert into ${name} (${key}) values (${id})`,
        update: sql`update ${name} set ${key} = ${key}`,
        changed: sql`select 1 where false`,
        allowed: { select: [...allowed] },
      }
    }),
    {
      table: 'groups',
      what: "a team's group",
      exists: byId('groups', row.group),
      insert: sql`insert into groups (team_id, name) values (${team}, 'Defenders')`,
      ...set('groups', row.group, "name = 'changed'"),
      allowed: { select: STAFF, insert: RUNNING, update: RUNNING, delete: RUNNING },
    },
    ...(
      [
        ["an athlete's place in a group", people.teamMate, RUNNING],
        ["a former member's place in a group", people.formerMember, []],
        ["a stranger's place in a group", people.strangerAthlete, []],
      ] as const
    ).map(([what, athlete, inserting]): Subject => ({
      table: 'group_members',
      what,
      exists: sql`select 1 from group_members where group_id = ${row.group}`,
      insert: sql`insert into group_members (group_id, team_id, athlete_id) values (${row.group}, ${team}, ${athlete})`,
      update: sql`update group_members set athlete_id = ${people.teamMate}`,
      changed: sql`select 1 from group_members where athlete_id = ${people.teamMate}`,
      allowed: { select: STAFF, insert: [...inserting], delete: RUNNING },
    })),
    {
      table: 'invitations',
      what: "a team's invitation",
      exists: byId('invitations', row.invitation),
      insert: sql`insert into invitations (team_id, invitation_code, manager_name, expires_at) values (${team}, 'a-code-of-at-least-22-characters', 'M', now())`,
      ...set('invitations', row.invitation, "status = 'accepted'"),
      allowed: { select: RUNNING, insert: RUNNING, delete: RUNNING },
    },
    {
      table: 'invitations',
      what: 'an invitation to the staff',
      exists: byId('invitations', row.staffInvitation),
      insert: sql`insert into invitations (team_id, invitation_code, manager_name, expires_at, duty) values (${team}, 'a-code-of-at-least-22-characters', 'M', now(), 'coach')`,
      ...set('invitations', row.staffInvitation, "status = 'accepted'"),
      allowed: { select: ['manager'], insert: ['manager'], delete: ['manager'] },
    },
    {
      table: 'team_changes',
      what: 'a change of the team',
      exists: byId('team_changes', row.change),
      insert: sql`insert into team_changes (team_id, at, actor_id, what) values (${team}, now(), app_actor_id(), 'exported')`,
      ...set('team_changes', row.change, "what = 'team-created'"),
      allowed: { select: ['manager'], insert: STAFF },
    },
    {
      table: 'team_changes',
      what: "a change in another's name",
      exists: byId('team_changes', row.change),
      insert: sql`insert into team_changes (team_id, at, actor_id, what) values (${team}, now(), ${people.athlete}, 'exported')`,
      ...set('team_changes', row.change, "what = 'team-created'"),
      allowed: { select: ['manager'] },
    },
  ]
}
