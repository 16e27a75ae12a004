import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ABSENCE_REASONS, type AbsenceReason, MAX_DETAIL_NOTE_LENGTH } from '#domain/absence/absence.ts'
import { absences } from './absences.ts'
import { actorId, appUser, isActor, isMyAthleteOn, isTeamIAmOn } from './actor.ts'
import { oneOf } from './one-of.ts'

/** Why an athlete is absent: theirs, and of the staff for those alone who see health. */
export const absenceDetails = pgTable(
  'absence_details',
  {
    absenceId: uuid('absence_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    athleteId: uuid('athlete_id').notNull(),
    reason: text().$type<AbsenceReason>().notNull(),
    note: text(),
  },
  (t) => {
    // The absence itself by its own policies: what is not shared has no details either.
    const isWithStaffWhoSee = sql`${isMyAthleteOn(t.teamId, t.athleteId)} and ${t.teamId} in (select s.team_id from my_teams s where s.sees_health) and ${t.absenceId} in (select a.id from absences a)`
    const isOwnToSet = sql`${isActor(t.athleteId)} and ${isTeamIAmOn(t.teamId)} and ${t.absenceId} in (select a.id from absences a where a.set_by = ${actorId})`
    const mayWrite = sql`(${isWithStaffWhoSee}) or (${isOwnToSet})`
    return [
      foreignKey({
        name: 'absence_details_absence_fk',
        columns: [t.absenceId, t.teamId, t.athleteId],
        foreignColumns: [absences.id, absences.teamId, absences.athleteId],
      }).onDelete('cascade'),
      index('absence_details_team_id_idx').on(t.teamId),
      index('absence_details_athlete_id_idx').on(t.athleteId),
      check('absence_details_reason', oneOf(t.reason, ABSENCE_REASONS)),
      check(
        'absence_details_note',
        sql`char_length(${t.note}) between 1 and ${sql.raw(`${MAX_DETAIL_NOTE_LENGTH}`)}`,
      ),
      pgPolicy('an athlete reads why they are absent, staff who see health of their athletes', {
        for: 'select',
        to: appUser,
        using: sql`${isActor(t.athleteId)} or (${isWithStaffWhoSee})`,
      }),
      pgPolicy('they say why, an athlete of what they set themselves', {
        for: 'insert',
        to: appUser,
        withCheck: mayWrite,
      }),
      pgPolicy('they change why', { for: 'update', to: appUser, using: mayWrite, withCheck: mayWrite }),
      pgPolicy('they take back why', { for: 'delete', to: appUser, using: mayWrite }),
    ]
  },
)
