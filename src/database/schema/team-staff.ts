import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { DUTIES, type Duty } from '#domain/team/team.ts'
import { appUser, isActor, isMyTeam, isTeamIOwn } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Who works for a team, and as what; each of them has a manager's account, one is an owner, and the last to go takes the
 * team along (triggers in migrations 0015 and 0016). app_user may change duty and sees_health only.
 */
export const teamStaff = pgTable(
  'team_staff',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    duty: text().$type<Duty>().notNull(),
    seesHealth: boolean('sees_health').notNull().default(false),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.accountId] }),
    index('team_staff_account_id_idx').on(t.accountId),
    check('team_staff_duty', oneOf(t.duty, DUTIES)),
    check(
      'team_staff_sees_health',
      sql`case ${t.duty} when 'medical' then ${t.seesHealth} when 'viewer' then not ${t.seesHealth} else true end`,
    ),
    pgPolicy('staff read who works for their teams', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.accountId)} or ${isMyTeam(t.teamId)}`,
    }),
    pgPolicy('an owner changes duties', {
      for: 'update',
      to: appUser,
      using: isTeamIOwn(t.teamId),
      withCheck: isTeamIOwn(t.teamId),
    }),
    pgPolicy('an owner removes staff, and everybody may go', {
      for: 'delete',
      to: appUser,
      using: sql`${isActor(t.accountId)} or ${isTeamIOwn(t.teamId)}`,
    }),
  ],
)
