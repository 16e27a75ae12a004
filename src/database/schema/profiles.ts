import { sql } from 'drizzle-orm'
import { boolean, check, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { type Role, ROLES } from '#domain/account/role.ts'
import { LOCALES, type Locale } from '#domain/language/locale.ts'
import { appUser, isActor, isMyAthlete } from './actor.ts'
import { oneOf } from './one-of.ts'

/**
 * Sign-ins refer to this table too, so an account can't lack its profile. A role never changes (trigger in migration
 * 0002): an athlete is never on a staff, nor a manager on a team. app_user may update name, avatar and
 * language only (column grants, ibid. and 0021).
 */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    fullName: text('full_name').notNull().default(''),
    role: text().$type<Role>().notNull().default('athlete'),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    avatarUrl: text('avatar_url'),
    /** The language that was chosen; null while the browser's is used. */
    locale: text().$type<Locale>(),
  },
  (t) => [
    unique('profiles_email_key').on(t.email),
    check('profiles_role', oneOf(t.role, ROLES)),
    check('profiles_locale', oneOf(t.locale, LOCALES)),
    check('profiles_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('profiles_full_name_length', sql`length(${t.fullName}) <= ${sql.raw(`${MAX_FULL_NAME_LENGTH}`)}`),
    pgPolicy('a user reads their own profile, staff their athletes', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.id)} or ${isMyAthlete(t.id)}`,
    }),
    pgPolicy('a user updates their own profile', {
      for: 'update',
      to: appUser,
      using: isActor(t.id),
      withCheck: isActor(t.id),
    }),
  ],
)
