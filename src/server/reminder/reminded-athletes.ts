import { sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import type { LocalDay, WallTime } from '#domain/calendar/local-day.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { ReminderKind } from '#domain/reminder/reminder-due.ts'
import { DEFAULT_QUIET_FROM, DEFAULT_QUIET_TO } from '#domain/reminder/quiet-hours.ts'
import { type Earlier, NUDGE_GAP_HOURS } from '#domain/reminder/reminder-limits.ts'
import { hasDayOff } from './has-day-off.ts'

/** An athlete of a team, with what decides whether they are reminded. */
export type Reminded = {
  id: string
  email: string
  fullName: string
  locale: Locale | null
  hasAnswered: boolean
  /** Also for those of the staff who see no answers about health. */
  isSeenToHaveAnswered: boolean
  /** The team gave them the day off. */
  isOff: boolean
  isConfirmed: boolean
  byMail: boolean
  byPush: boolean
  /** A browser that is to be notified, and in which they are signed in. */
  hasDevice: boolean
  quietFrom: WallTime
  quietTo: WallTime
  timeZone: string
  earlier: Earlier[]
}

type Row = Omit<Reminded, 'earlier'> & {
  earlier: { teamId: string; day: LocalDay; kind: ReminderKind; at: string; isDropped: boolean }[]
}

/**
 * The check-in is in as soon as one answer is; a team that asks nothing waits for a session instead. Of every question, those
 * about health too: an athlete is not asked again for what the reader of a list does not see.
 */
const hasAnswered = (day: LocalDay, isMeant: SQL = sql`true`): SQL => sql`(
  exists (select from metric_responses r join custom_metrics q on q.id = r.metric_id
    where r.athlete_id = p.id and r.date = ${day} and q.team_id = t.id and ${isMeant})
  or (not exists (select from custom_metrics q where q.team_id = t.id and q.archived_at is null and ${isMeant})
    and exists (select from training_sessions s where s.athlete_id = p.id and s.date = ${day})))`

/** Those who are on the team now, or some of them. */
export async function remindedAthletes(
  system: Orm,
  { teamId, day }: { teamId: string; day: LocalDay },
  now: Date,
  only?: readonly string[],
): Promise<Reminded[]> {
  const since = new Date(now.getTime() - NUDGE_GAP_HOURS * 60 * 60 * 1000)
  const chosen = only
    ? sql`and p.id in (select jsonb_array_elements_text(${JSON.stringify(only)}::jsonb)::uuid)`
    : sql``
  const { rows } = (await system.execute(sql`
    select p.id, p.email, p.full_name as "fullName", coalesce(p.locale, t.locale) as locale,
      ${hasAnswered(day)} as "hasAnswered", ${hasAnswered(day, sql`q.audience = 'staff'`)} as "isSeenToHaveAnswered",
      ${hasDayOff(day)} as "isOff", p.email_verified as "isConfirmed", coalesce(c.by_mail, true) as "byMail",
      coalesce(c.by_push, true) as "byPush", exists (select from push_subscriptions d join auth_sessions s on s.id = d.session_id
        where d.account_id = p.id and s.expires_at > ${now.toISOString()}) as "hasDevice",
      coalesce(c.quiet_from, ${DEFAULT_QUIET_FROM}::time)::text as "quietFrom",
      coalesce(c.quiet_to, ${DEFAULT_QUIET_TO}::time)::text as "quietTo",
      coalesce(c.time_zone, t.time_zone) as "timeZone",
      coalesce((
        select json_agg(json_build_object('teamId', r.team_id, 'day', r.day, 'kind', r.kind, 'at', r.due_at,
          'isDropped', r.state = 'dropped'))
        from reminders r
        where r.athlete_id = p.id and (r.state <> 'dropped' or (r.kind = 'nudge' and r.team_id = t.id))
          and (r.day = ${day} or r.due_at > ${since.toISOString()})
      ), '[]') as earlier
    from team_members m join teams t on t.id = m.team_id join profiles p on p.id = m.athlete_id
      left join reminder_choices c on c.athlete_id = p.id
    where m.team_id = ${teamId} and m.left_at is null ${chosen}
    order by p.id`)) as { rows: Row[] }
  return rows.map(({ earlier, ...row }) => ({
    ...row,
    earlier: earlier.map((one) => ({ ...one, at: new Date(one.at) })),
  }))
}
