import { foreignKey, index, pgPolicy, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appUser, isMyTeam, isTeamIRun } from './actor.ts'
import { groups } from './groups.ts'
import { profiles } from './profiles.ts'

/**
 * Who is in which group. Only athletes who are on the team, and no longer than they are: triggers (migration 0025). The team is
 * that of the group, kept beside it so that a policy need not look it up.
 */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid('group_id').notNull(),
    teamId: uuid('team_id').notNull(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.athleteId] }),
    index('group_members_team_id_idx').on(t.teamId),
    index('group_members_athlete_id_idx').on(t.athleteId),
    foreignKey({
      name: 'group_members_group_fk',
      columns: [t.groupId, t.teamId],
      foreignColumns: [groups.id, groups.teamId],
    }).onDelete('cascade'),
    pgPolicy('staff read who is in the groups of their teams', {
      for: 'select',
      to: appUser,
      using: isMyTeam(t.teamId),
    }),
    pgPolicy('who runs a team puts athletes into its groups', {
      for: 'insert',
      to: appUser,
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team takes athletes out of its groups', {
      for: 'delete',
      to: appUser,
      using: isTeamIRun(t.teamId),
    }),
  ],
)
