import { pgView, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What an athlete may see of their manager: name and avatar, one row at most. A view, since a row policy on profiles
 * would show the manager's e-mail address too. Its SQL, with the actor in it, is in migration 0002.
 */
export const myManager = pgView('my_manager', {
  id: uuid().notNull(),
  fullName: text('full_name').notNull(),
  avatarUrl: text('avatar_url'),
}).existing()
