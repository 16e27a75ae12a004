import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import { MAX_ABSENCES } from '#domain/absence/absence.ts'
import { announceBy, staffChannel, userChannel } from '#server/live/announce.ts'

type Whose = { teamId: string; athleteId: string }

/** The pages of the staff on which availability stands, and those of the athlete. */
export const tellOfAbsence = (tx: Tx, { teamId, athleteId }: Whose) =>
  announceBy(
    tx,
    sql`select announce(${staffChannel(teamId)}, 'absences'), announce(${staffChannel(teamId)}, 'team-day'),
      announce(${userChannel(athleteId)}, 'absences')`,
  )

/**
 * For rows `a`: whether an athlete shares it, who shares their days from one on. By when it was set, since it may have begun
 * before they joined; by a day less, for that day is one of the team's calendar.
 */
export const isSetSinceShared = (sharesFrom: SQL) =>
  sql`(a.set_at at time zone 'UTC')::date + 1 >= coalesce(${sharesFrom}, '-infinity')`

type CannotTrain = Whose & { id: string; day: string; now: Date }

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`
const teamId = sql`${sql.placeholder('teamId')}::uuid`
const day = sql`${sql.placeholder('day')}::date`

/**
 * That an athlete is out from a day on, as they say with the answers of that day. Who is out already stays so by what is
 * there: a second one would go on when the first is ended. One too many is left out, for the answers are not at fault.
 */
export const cannotTrainFrom = statement<{ id: string }, CannotTrain>(
  'cannot_train_from',
  sql`insert into absences (id, team_id, athlete_id, status, first_day, set_by, set_at)
    select ${sql.placeholder('id')}::uuid, ${teamId}, ${athleteId}, 'out', ${day}, ${athleteId}, ${sql.placeholder('now')}::timestamptz
    where not exists (
      select from absences a
      where a.athlete_id = ${athleteId} and a.team_id = ${teamId} and a.status = 'out' and a.first_day <= ${day} and a.absent_until > ${day}
    ) and (
      select count(*) from absences a
      where a.athlete_id = ${athleteId} and a.team_id = ${teamId}
        and a.absent_until > (${sql.placeholder('now')}::timestamptz at time zone 'UTC')::date
    ) < ${sql.raw(`${MAX_ABSENCES}`)}
    on conflict do nothing
    returning id`,
)
