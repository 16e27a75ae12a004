import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { INVITATION_STATUSES, type InvitationStatus } from '#domain/invitation/invitation.ts'
import { INVITED_DUTIES, type InvitedDuty } from '#domain/team/team.ts'
import { appUser, isTeamIOwn, isTeamIRun } from './actor.ts'
import { oneOf } from './one-of.ts'
import { teams } from './teams.ts'

/** Athletes are invited by whoever runs the team, staff by an owner. */
const mayInvite = (t: { teamId: AnyPgColumn; duty: AnyPgColumn }) =>
  sql`${isTeamIRun(t.teamId)} and (${t.duty} is null or ${isTeamIOwn(t.teamId)})`

/** A code is the right to join: only who may invite reads it, everyone else must already hold it. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    invitationCode: text('invitation_code').notNull(),
    status: text().$type<InvitationStatus>().notNull().default('pending'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    managerName: text('manager_name').notNull(),
    email: text(),
    /** Of a member of the staff; null invites athletes. */
    duty: text().$type<InvitedDuty>(),
  },
  (t) => [
    unique('invitations_invitation_code_key').on(t.invitationCode),
    index('invitations_team_id_idx').on(t.teamId),
    check('invitations_status', oneOf(t.status, INVITATION_STATUSES)),
    // 22 characters of base64url hold 128 bits.
    check('invitations_code_length', sql`length(${t.invitationCode}) >= 22`),
    check('invitations_duty', oneOf(t.duty, INVITED_DUTIES)),
    check('invitations_email_lower_case', sql`${t.email} = lower(${t.email})`),
    pgPolicy('who runs a team reads its invitations', {
      for: 'select',
      to: appUser,
      using: mayInvite(t),
    }),
    pgPolicy('who runs a team creates its invitations', {
      for: 'insert',
      to: appUser,
      withCheck: mayInvite(t),
    }),
    pgPolicy('who runs a team deletes its invitations', {
      for: 'delete',
      to: appUser,
      using: mayInvite(t),
    }),
  ],
)
