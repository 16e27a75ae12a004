import { check, date, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { VIEW_SCOPES, type ViewScope } from '#domain/record-view/record-view.ts'
import { appUser, isActor } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Who of the staff opened what of an athlete: the athlete's to read, and nobody else's. It keeps the viewer's name, so
 * that it outlives their account. Written by note_views alone (migration 0018).
 */
export const recordViews = pgTable(
  'record_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id').references(() => profiles.id, { onDelete: 'set null' }),
    viewerName: text('viewer_name').notNull(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    /** Of answers the day they are for, otherwise the team's today. */
    day: date().notNull(),
    scope: text().$type<ViewScope>().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('record_views_once_a_day').on(t.athleteId, t.day, t.scope, t.viewerId, t.teamId),
    index('record_views_viewer_id_idx').on(t.viewerId),
    index('record_views_team_id_idx').on(t.teamId),
    check('record_views_scope', oneOf(t.scope, VIEW_SCOPES)),
    pgPolicy('an athlete reads who opened their data', {
      for: 'select',
      to: appUser,
      using: isActor(t.athleteId),
    }),
  ],
)
