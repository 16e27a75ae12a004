import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TeamChange } from '#domain/team/team-changes.ts'

/** The changes of the teams that the actor owns, with the names of the people. Its SQL is in migration 0016. */
export const myTeamsChanges = pgView('my_teams_changes', {
  id: uuid().notNull(),
  teamId: uuid('team_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  what: text().$type<TeamChange>().notNull(),
  actorName: text('actor_name'),
  aboutName: text('about_name'),
  before: text(),
  after: text(),
}).existing()
