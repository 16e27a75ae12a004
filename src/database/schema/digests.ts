import { date, foreignKey, index, pgPolicy, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { appUser, isActor } from './actor.ts'
import { teamStaff } from './team-staff.ts'

/**
 * Who was told of which day how many had answered. The row decides who sends, as that of a reminder does: whoever inserts it
 * stores the messages too, in the same transaction (docs/decisions/0041). Written by the server alone.
 */
export const digests = pgTable(
  'digests',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** Of the form, in the team's calendar. */
    day: date().$type<LocalDay>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('digests_once').on(t.teamId, t.accountId, t.day),
    index('digests_account_id_idx').on(t.accountId),
    index('digests_due_at_idx').on(t.dueAt),
    // What waits to be sent goes with the place on the staff.
    foreignKey({
      name: 'digests_of_staff',
      columns: [t.teamId, t.accountId],
      foreignColumns: [teamStaff.teamId, teamStaff.accountId],
    }).onDelete('cascade'),
    pgPolicy('staff read which digests they got', {
      for: 'select',
      to: appUser,
      using: isActor(t.accountId),
    }),
  ],
)
