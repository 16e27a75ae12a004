import { sql } from 'drizzle-orm'
import type { Actor, Subject } from '#tests/support/access-matrix.ts'
import { byId, RUNNING, STAFF } from '#tests/support/team-subjects.ts'
import { A_DAY, type TwoTeams } from '#tests/support/two-teams.ts'

const WHO_SEE_HEALTH: Actor[] = ['manager', 'medical']
const LOOKING: Actor[] = [...RUNNING, 'medical']

/** When athletes cannot train fully, for all of their staff, and why, for those who see health. */
export function absenceSubjects({ people, rows: row, teams: { team } }: TwoTeams): Subject[] {
  const insertOf = (athlete: string, status = 'out') =>
    sql`insert into absences (id, team_id, athlete_id, status, off_kind, first_day, back_on, set_by, set_at) select gen_random_uuid(), ${team}::uuid, ${athlete}::uuid, ${status}, case when ${status} = 'off' then 'exam' end, ${A_DAY}::date, ${A_DAY}::date + 2, app_actor_id(), '2026-11-12'`
  const ended = (absence: string) => ({
    update: sql`update absences set ended_on = ${A_DAY}, ended_at = now(), ended_by = app_actor_id()`,
    changed: sql`select 1 from absences where id = ${absence} and ended_on is not null`,
  })
  const detailsOf = (absence: string) => ({
    table: 'absence_details',
    exists: sql`select 1 from absence_details where absence_id = ${absence}`,
    update: sql`update absence_details set reason = 'other'`,
    changed: sql`select 1 from absence_details where absence_id = ${absence} and reason = 'other'`,
  })
  /** Of an absence that nobody has said yet why. */
  const sayWhy = (athlete: string) => sql`with absence as (${insertOf(athlete)} returning id)
    insert into absence_details (absence_id, team_id, athlete_id, reason) select id, ${team}::uuid, ${athlete}::uuid, 'illness' from absence`
  return [
    {
      table: 'absences',
      what: 'what the staff say of an athlete',
      exists: byId('absences', row.absence),
      insert: insertOf(people.teamMate),
      ...ended(row.absence),
      allowed: {
        select: ['athlete', ...STAFF],
        insert: [...LOOKING, 'teamMate'],
        update: LOOKING,
        delete: ['manager'],
      },
    },
    {
      table: 'absences',
      what: 'what an athlete says of themselves',
      exists: byId('absences', row.ownAbsence),
      insert: insertOf(people.athlete),
      ...ended(row.ownAbsence),
      allowed: {
        select: ['athlete', ...STAFF],
        insert: [...LOOKING, 'athlete'],
        update: [...LOOKING, 'athlete'],
      },
    },
    {
      table: 'absences',
      what: 'days off',
      exists: byId('absences', row.absence),
      insert: insertOf(people.athlete, 'off'),
      update: sql`update absences set status = 'off', off_kind = 'exam', back_on = ${A_DAY}`,
      changed: sql`select 1 from absences where id = ${row.ownAbsence} and status = 'off'`,
      allowed: { insert: LOOKING, update: LOOKING },
      operations: ['insert', 'update'],
    },
    ...(
      [
        ["a former member's absence", row.formerMembersAbsence, people.formerMember, ['formerMember'], []],
        ['an absence from before somebody shares', row.withheldAbsence, people.withholder, [], LOOKING],
      ] as const
    ).map(([what, absence, whose, readers, inserting]): Subject => ({
      table: 'absences',
      what,
      exists: byId('absences', absence),
      insert: insertOf(whose),
      ...ended(absence),
      allowed: { select: [...readers], insert: [...inserting] },
    })),
    {
      ...detailsOf(row.absence),
      what: 'why an athlete is absent',
      insert: sql`insert into absence_details (absence_id, team_id, athlete_id, reason) values (${row.unsaidAbsence}, ${team}, ${people.athlete}, 'illness')`,
      allowed: {
        select: ['athlete', ...WHO_SEE_HEALTH],
        insert: WHO_SEE_HEALTH,
        update: WHO_SEE_HEALTH,
        delete: WHO_SEE_HEALTH,
      },
    },
    {
      ...detailsOf(row.ownAbsence),
      what: 'why an athlete says that they are absent',
      insert: sql`insert into absence_details (absence_id, team_id, athlete_id, reason) values (${row.ownUnsaidAbsence}, ${team}, ${people.athlete}, 'illness')`,
      allowed: {
        select: ['athlete', ...WHO_SEE_HEALTH],
        insert: ['athlete', ...WHO_SEE_HEALTH],
        update: ['athlete', ...WHO_SEE_HEALTH],
        delete: ['athlete', ...WHO_SEE_HEALTH],
      },
    },
    ...(
      [
        ['why a former member was absent', row.formerMembersAbsence, ['formerMember']],
        ['why somebody was absent before they share', row.withheldAbsence, []],
      ] as const
    ).map(([what, absence, readers]): Subject => ({
      ...detailsOf(absence),
      what,
      insert: sayWhy(people.strangerAthlete),
      allowed: { select: [...readers] },
    })),
  ]
}
