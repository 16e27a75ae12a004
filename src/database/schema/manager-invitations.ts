import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { INVITATION_STATUSES, type InvitationStatus } from '#domain/invitation/invitation.ts'
import { actorIsManager, appUser, isActor } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'

/** A code is the right to join: only its manager reads it, everyone else must already hold it. */
export const managerInvitations = pgTable(
  'manager_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    invitationCode: text('invitation_code').notNull(),
    status: text().$type<InvitationStatus>().notNull().default('pending'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    managerName: text('manager_name').notNull(),
    email: text(),
  },
  (t) => [
    unique('manager_invitations_invitation_code_key').on(t.invitationCode),
    index('manager_invitations_manager_id_idx').on(t.managerId),
    check('manager_invitations_status', oneOf(t.status, INVITATION_STATUSES)),
    // 22 characters of base64url hold 128 bits.
    check('manager_invitations_code_length', sql`length(${t.invitationCode}) >= 22`),
    check('manager_invitations_email_lower_case', sql`${t.email} = lower(${t.email})`),
    pgPolicy('a manager reads their own invitations', {
      for: 'select',
      to: appUser,
      using: isActor(t.managerId),
    }),
    pgPolicy('a manager creates their own invitations', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isActor(t.managerId)} and ${actorIsManager}`,
    }),
    pgPolicy('a manager deletes their own invitations', {
      for: 'delete',
      to: appUser,
      using: isActor(t.managerId),
    }),
  ],
)
