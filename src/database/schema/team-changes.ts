import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { TEAM_CHANGES, type TeamChange } from '#domain/team/team-changes.ts'
import { actorId, appUser, isMyTeam, isTeamIOwn } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/** What was done to a team, by whom and to whom: added to and never altered. Names are read where the people are. */
export const teamChanges = pgTable(
  'team_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    what: text().$type<TeamChange>().notNull(),
    /** Whom it was done to. */
    aboutId: uuid('about_id').references(() => profiles.id, { onDelete: 'set null' }),
    before: text(),
    after: text(),
  },
  (t) => [
    index('team_changes_team_id_at_idx').on(t.teamId, t.at),
    index('team_changes_actor_id_idx').on(t.actorId),
    index('team_changes_about_id_idx').on(t.aboutId),
    check('team_changes_what', oneOf(t.what, TEAM_CHANGES)),
    pgPolicy('an owner reads what was changed', { for: 'select', to: appUser, using: isTeamIOwn(t.teamId) }),
    pgPolicy('staff note what they changed', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${t.actorId} = ${actorId} and ${isMyTeam(t.teamId)}`,
    }),
  ],
)
