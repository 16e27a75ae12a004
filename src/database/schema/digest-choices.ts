import { sql } from 'drizzle-orm'
import { boolean, foreignKey, pgPolicy, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appUser, isActor, isMyTeam } from './actor.ts'
import { teamStaff } from './team-staff.ts'

/**
 * Who of a team's staff wants to hear how many have answered once its form has closed; without a row nobody does. None of the
 * others sees it, and it goes with the place on the staff (docs/decisions/0041).
 */
export const digestChoices = pgTable(
  'digest_choices',
  {
    accountId: uuid('account_id').notNull(),
    teamId: uuid('team_id').notNull(),
    byMail: boolean('by_mail').notNull().default(false),
    byPush: boolean('by_push').notNull().default(false),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.accountId] }),
    foreignKey({
      name: 'digest_choices_of_staff',
      columns: [t.teamId, t.accountId],
      foreignColumns: [teamStaff.teamId, teamStaff.accountId],
    }).onDelete('cascade'),
    pgPolicy('staff read their own choice', { for: 'select', to: appUser, using: isActor(t.accountId) }),
    pgPolicy('staff make their own choice', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.accountId)} and ${isMyTeam(t.teamId)}`,
    }),
    pgPolicy('staff change their own choice', {
      for: 'update',
      to: appUser,
      using: isActor(t.accountId),
      withCheck: sql`${isActor(t.accountId)} and ${isMyTeam(t.teamId)}`,
    }),
  ],
)
