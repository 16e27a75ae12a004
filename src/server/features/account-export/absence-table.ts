import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { AbsenceReason, AbsenceStatus, OffKind } from '#domain/absence/absence.ts'
import { OFF_WORDS, REASON_WORDS, STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { actorId, nextPage, type OwnTable, pageMark, utc } from './own-table.ts'

/** With why, which is theirs; names of people as long as they are on the team with them. */
export const absences: OwnTable = {
  name: 'absences',
  columns: [
    'firstDay',
    'status',
    'offKind',
    'backOn',
    'endedOn',
    'note',
    'reason',
    'reasonNote',
    'setBy',
    'setAt',
    'endedBy',
    'endedAt',
  ],
  page: statement(
    'export_absences',
    sql`select first_day::text as "firstDay", status, off_kind as "offKind", back_on::text as "backOn",
        ended_on::text as "endedOn", t.note, d.reason, d.note as "reasonNote", setter.full_name as "setBy",
        ${utc(sql`set_at`)} as "setAt", ender.full_name as "endedBy", ${utc(sql`ended_at`)} as "endedAt",
        ${pageMark(sql`t.first_day`, sql`t.id`)}
      from absences t left join absence_details d on d.absence_id = t.id
        left join team_people setter on setter.team_id = t.team_id and setter.id = t.set_by
        left join team_people ender on ender.team_id = t.team_id and ender.id = t.ended_by
      where t.athlete_id = ${actorId} ${nextPage(sql`t.first_day`, sql`t.id`)}`,
  ),
  shown: ({ status = null, offKind = null, reason = null, ...row }) => ({
    ...row,
    status: status && inEnglish(STATUS_WORDS[status as AbsenceStatus]),
    offKind: offKind && inEnglish(OFF_WORDS[offKind as OffKind]),
    reason: reason && inEnglish(REASON_WORDS[reason as AbsenceReason]),
  }),
}
