import { sql, type SQL } from 'drizzle-orm'
import { type Call, statement } from '#database/statement.ts'
import type { AbsencePeriod, AbsenceReason } from '#domain/absence/absence.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { isSetSinceShared } from '#server/stored/absences.ts'
import type { AsStaff } from '#server/stored/team-rows.ts'

export type AbsenceRow = AbsencePeriod & {
  id: string
  athleteId: string
  note: string | null
  reason: AbsenceReason | null
  detailNote: string | null
  setBy: string | null
  isByAthlete: boolean
  isMine: boolean
  setAt: Date
  endedBy: string | null
  endedAt: Date | null
}

const actorId = sql.placeholder('actorId')
const teamId = sql.placeholder('teamId')
const seesHealth = sql`${sql.placeholder('seesHealth')}::boolean`

const nameOf = (account: SQL) => sql`coalesce(
  (select s.full_name from team_people s where s.team_id = a.team_id and s.id = ${account} limit 1),
  case when ${account} = a.athlete_id then p.full_name end)`

const shown = sql`a.id, a.athlete_id as "athleteId", a.status, a.off_kind as "offKind", a.first_day::text as "firstDay",
  a.back_on::text as "backOn", a.ended_on::text as "endedOn", a.note, d.reason, d.note as "detailNote",
  ${nameOf(sql`a.set_by`)} as "setBy", a.set_by is not distinct from a.athlete_id as "isByAthlete",
  a.set_by is not distinct from ${actorId} as "isMine", a.set_at as "setAt",
  ${nameOf(sql`a.ended_by`)} as "endedBy", a.ended_at as "endedAt"`

/** What ended on its first day never was. */
const isInRange = sql`a.first_day <= ${sql.placeholder('to')}::date
  and a.absent_until > greatest(${sql.placeholder('from')}::date, a.first_day)`
const isOne = sql`a.id = ${sql.placeholder('id')}`

/** Of those who are on the team now, as far as they were set since they share. */
const seenByStaff = (isMeant: SQL) => sql`select ${shown}
  from absences a join my_athletes_profiles p on p.team_id = a.team_id and p.id = a.athlete_id
    left join absence_details d on d.absence_id = a.id and ${seesHealth}
  where a.team_id = ${teamId} and ${isMeant}
    and ${isSetSinceShared(sql`p.shares_from`)}
  order by a.first_day, a.id`

const seenBySelf = (isMeant: SQL) => sql`select ${shown}
  from absences a join own_profile p on p.id = a.athlete_id left join absence_details d on d.absence_id = a.id
  where a.team_id = ${teamId} and a.athlete_id = ${actorId} and ${isMeant}
  order by a.first_day, a.id`

/** Who reads: one of the staff, or else the athlete. */
export type Reader = AsStaff & { actorId: string; isAthlete: boolean }
type Range = { from: LocalDay; to: LocalDay }
type Asked = Omit<Reader, 'isAthlete'>

const rangeOfStaff = statement<AbsenceRow, Asked & Range>('absences_in_range', seenByStaff(isInRange))
const rangeOfSelf = statement<AbsenceRow, Asked & Range>('own_absences_in_range', seenBySelf(isInRange))
const oneOfStaff = statement<AbsenceRow, Asked & { id: string }>('absence', seenByStaff(isOne))
const oneOfSelf = statement<AbsenceRow, Asked & { id: string }>('own_absence', seenBySelf(isOne))

export const absencesIn = ({ isAthlete, ...asked }: Reader, range: Range): Call<AbsenceRow> =>
  (isAthlete ? rangeOfSelf : rangeOfStaff)({ ...asked, ...range })

export const absenceOf = ({ isAthlete, ...asked }: Reader, id: string): Call<AbsenceRow> =>
  (isAthlete ? oneOfSelf : oneOfStaff)({ ...asked, id })

type Sight = { isAthlete: boolean; maySet: boolean; timeZone: string; today: LocalDay }

export function shownAbsence(row: AbsenceRow, { isAthlete, maySet, timeZone, today }: Sight): Absence {
  const { reason, detailNote, isMine, ...absence } = row
  return {
    ...absence,
    details: reason && { reason, note: detailNote },
    setAt: row.setAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    mayChange: maySet && row.endedOn === null && (!isAthlete || isMine),
    mayDelete: maySet && !isAthlete && isMine && localDayIn(timeZone, row.setAt) === today,
  }
}

/** Whether an athlete of the team is on it now. */
export const isOnTeam = statement<{ athleteId: string }, { teamId: string; athleteId: string }>(
  'athlete_on_team',
  sql`select athlete_id as "athleteId" from my_athletes
    where team_id = ${teamId} and athlete_id = ${sql.placeholder('athleteId')}`,
)
