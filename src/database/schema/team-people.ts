import { boolean, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Duty } from '#domain/team/team.ts'

/**
 * Who works for the actor's team, for its athletes and its staff: name, picture and duty. A view, since a row policy on
 * profiles would show their e-mail addresses too. Its SQL, with the actor in it, is in migration 0016.
 */
export const teamPeople = pgView('team_people', {
  teamId: uuid('team_id').notNull(),
  id: uuid().notNull(),
  fullName: text('full_name').notNull(),
  avatarUrl: text('avatar_url'),
  duty: text().$type<Duty>().notNull(),
  seesHealth: boolean('sees_health').notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
}).existing()

/** What only the owners of a team know of its staff. Its SQL, with the actor in it, is in migration 0016. */
export const myStaff = pgView('my_staff', {
  teamId: uuid('team_id').notNull(),
  id: uuid().notNull(),
  email: text().notNull(),
  hasTwoStep: boolean('has_two_step').notNull(),
}).existing()
