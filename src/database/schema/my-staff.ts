import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core'

/** What only the owners of a team know of its staff. Its SQL, with the actor in it, is in migration 0016. */
export const myStaff = pgView('my_staff', {
  teamId: uuid('team_id').notNull(),
  id: uuid().notNull(),
  email: text().notNull(),
  hasTwoStep: boolean('has_two_step').notNull(),
}).existing()
