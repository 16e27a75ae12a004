import { sql } from 'drizzle-orm'
import { date, index, pgPolicy, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appUser, isActor, isMyTeam } from './actor.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Which team an athlete is on, and was on before: at most one at a time, by the index. Joining and leaving go through
 * functions (migration 0015), so app_user may only read.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** The first day that the staff may see; null for all of them. */
    sharesFrom: date('shares_from'),
  },
  (t) => [
    index('team_members_team_id_idx').on(t.teamId),
    uniqueIndex('team_members_one_current_team')
      .on(t.athleteId)
      .where(sql`left_at is null`),
    pgPolicy('an athlete reads own memberships, staff those of their teams', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or ${isMyTeam(t.teamId)}`,
    }),
  ],
)
