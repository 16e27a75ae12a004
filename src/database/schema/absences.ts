import { sql } from 'drizzle-orm'
import { check, date, index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import {
  ABSENCE_STATUSES,
  type AbsenceStatus,
  MAX_ABSENCE_NOTE_LENGTH,
  OFF_KINDS,
  type OffKind,
} from '#domain/absence/absence.ts'
import { MAX_DAYS_OFF } from '#domain/absence/absence-problem.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import {
  actorId,
  appUser,
  isActor,
  isMyAthleteOn,
  isSharedWithMe,
  isTeamIAmOn,
  isTeamILookAfter,
} from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

/**
 * Periods in which an athlete of a team cannot train fully (docs/decisions/0042): for all of its staff, so nothing here says
 * why. At most twenty that are not over an athlete, who is on the team when it is stored, by a trigger (migration 0031).
 */
export const absences = pgTable(
  'absences',
  {
    /** By the device that stores it, so that a repeat is recognised. */
    id: uuid().primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text().$type<AbsenceStatus>().notNull(),
    offKind: text('off_kind').$type<OffKind>(),
    firstDay: date('first_day').$type<LocalDay>().notNull(),
    backOn: date('back_on').$type<LocalDay>(),
    endedOn: date('ended_on').$type<LocalDay>(),
    /** The first day on which it no longer counts, as isAbsentOn of the domain has it. */
    absentUntil: date('absent_until')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(least(ended_on, case when status = 'off' then back_on end), 'infinity'::date)`,
      ),
    note: text(),
    setBy: uuid('set_by').references(() => profiles.id, { onDelete: 'set null' }),
    setAt: timestamp('set_at', { withTimezone: true, precision: 3 }).notNull(),
    endedBy: uuid('ended_by').references(() => profiles.id, { onDelete: 'set null' }),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (t) => {
    // By when it was set, since it may have begun before they joined; a day is shared on the team's calendar, whichever that is.
    const isWithStaff = sql`${isMyAthleteOn(t.teamId, t.athleteId)} and ${isSharedWithMe(t.athleteId, sql`((${t.setAt} at time zone 'UTC')::date + 1)`)}`
    const isWithStaffWhoSet = sql`${isWithStaff} and ${isTeamILookAfter(t.teamId)}`
    const isOwnToSet = sql`${isActor(t.athleteId)} and ${t.setBy} = ${actorId} and ${isTeamIAmOn(t.teamId)} and ${t.status} <> 'off'`
    return [
      // Absence_details refers to all three, and so is never another athlete's.
      unique('absences_id_team_id_athlete_id').on(t.id, t.teamId, t.athleteId),
      index('absences_team_id_absent_until_idx').on(t.teamId, t.absentUntil),
      index('absences_athlete_id_absent_until_idx').on(t.athleteId, t.absentUntil),
      index('absences_set_by_idx').on(t.setBy),
      index('absences_ended_by_idx').on(t.endedBy),
      check('absences_status', oneOf(t.status, ABSENCE_STATUSES)),
      check('absences_off_kind', oneOf(t.offKind, OFF_KINDS)),
      check(
        'absences_off',
        sql`(${t.status} = 'off') = (${t.offKind} is not null) and (${t.status} <> 'off' or (${t.backOn} is not null and ${t.backOn} - ${t.firstDay} <= ${sql.raw(`${MAX_DAYS_OFF}`)}))`,
      ),
      check('absences_back_after_first', sql`${t.backOn} > ${t.firstDay}`),
      check('absences_ended_after_first', sql`${t.endedOn} >= ${t.firstDay}`),
      check(
        'absences_ended',
        sql`(${t.endedOn} is null) = (${t.endedAt} is null) and (${t.endedAt} is not null or ${t.endedBy} is null)`,
      ),
      check(
        'absences_note',
        sql`char_length(${t.note}) between 1 and ${sql.raw(`${MAX_ABSENCE_NOTE_LENGTH}`)}`,
      ),
      pgPolicy('an athlete reads own absences, staff those of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isWithStaff})`,
      }),
      pgPolicy('staff who do more than look on set absences, an athlete own ones but days off', {
        for: 'insert',
        to: appUser,
        withCheck: sql`${isActor(t.setBy)} and ${t.endedOn} is null and ((${isWithStaffWhoSet}) or (${isOwnToSet}))`,
      }),
      pgPolicy('they change and end them, an athlete those they set themselves', {
        for: 'update',
        to: appUser,
        using: sql`${t.endedOn} is null and ((${isWithStaffWhoSet}) or (${isOwnToSet}))`,
        withCheck: sql`(${t.endedOn} is null or ${isActor(t.endedBy)}) and ((${isWithStaffWhoSet}) or (${isOwnToSet}))`,
      }),
      pgPolicy('staff take back what they set themselves', {
        for: 'delete',
        to: appUser,
        using: sql`${isActor(t.setBy)} and ${isWithStaffWhoSet}`,
      }),
    ]
  },
)
