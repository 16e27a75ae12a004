import { sql } from 'drizzle-orm'
import { check, pgPolicy, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_GROUP_NAME_LENGTH } from '#domain/group/group-name.ts'
import { appUser, isMyTeam, isTeamIRun } from './actor.ts'
import { teams } from './teams.ts'

/**
 * The labels that a team's staff give to its athletes, who see nothing of them but in the download of their own data. At most
 * twenty a team, by a trigger (migration 0025).
 */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('groups_id_team_id').on(t.id, t.teamId),
    uniqueIndex('groups_one_of_a_name').on(t.teamId, sql`lower(${t.name})`),
    check(
      'groups_name',
      sql`btrim(${t.name}) <> '' and length(${t.name}) <= ${sql.raw(`${MAX_GROUP_NAME_LENGTH}`)}`,
    ),
    pgPolicy('staff read the groups of their teams', {
      for: 'select',
      to: appUser,
      using: isMyTeam(t.teamId),
    }),
    pgPolicy('who runs a team creates its groups', {
      for: 'insert',
      to: appUser,
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team renames its groups', {
      for: 'update',
      to: appUser,
      using: isTeamIRun(t.teamId),
      withCheck: isTeamIRun(t.teamId),
    }),
    pgPolicy('who runs a team deletes its groups', {
      for: 'delete',
      to: appUser,
      using: isTeamIRun(t.teamId),
    }),
  ],
)
