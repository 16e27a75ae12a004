import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Locale } from '#domain/language/locale.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { hasDayOff } from '../has-day-off.ts'

/** One of a team's staff who wants its digest. */
export type DigestReader = {
  id: string
  email: string
  fullName: string
  locale: Locale | null
  isConfirmed: boolean
  seesHealth: boolean
  byMail: boolean
  byPush: boolean
  /** A browser that is to be notified, and in which they are signed in. */
  hasDevice: boolean
}

/** A stored digest, and all that its words need. */
export type Digest = {
  id: string
  day: LocalDay
  reader: DigestReader
  team: { id: string; name: string }
  total: number
  /** The names of those who have not answered, in order. */
  missing: readonly string[]
}

/**
 * Those who want it and may open the team's pages now: who lacks the second step that the team demands sees nothing of its
 * athletes there, and hears nothing of them here.
 */
export async function digestReaders(
  system: Orm,
  { teamId, accountId }: { teamId: string; accountId?: string },
  now: Date,
): Promise<DigestReader[]> {
  const { rows } = (await system.execute(sql`
    select p.id, p.email, p.full_name as "fullName", coalesce(p.locale, t.locale) as locale,
      p.email_verified as "isConfirmed", s.sees_health as "seesHealth", c.by_mail as "byMail", c.by_push as "byPush",
      exists (select from push_subscriptions d join auth_sessions a on a.id = d.session_id
        where d.account_id = p.id and a.expires_at > ${now.toISOString()}) as "hasDevice"
    from digest_choices c join team_staff s on s.team_id = c.team_id and s.account_id = c.account_id
      join teams t on t.id = c.team_id join profiles p on p.id = c.account_id
    where c.team_id = ${teamId} and t.archived_at is null and (c.by_mail or c.by_push)
      and (not t.demands_two_step or exists (select from two_factors f where f.account_id = p.id))
      ${accountId ? sql`and p.id = ${accountId}` : sql``}
    order by p.id`)) as { rows: DigestReader[] }
  return rows
}

type OnDay = { teamId: string; day: LocalDay; seesHealth: boolean }

/**
 * Of how many an answer was expected, which it is of nobody on a day off, and the names of those who have not answered, as the dashboard names them to who sees answers about
 * health or does not: that somebody has answered one is about health, too. A team that asks nothing waits for a session.
 */
export async function missingOn(system: Orm, { teamId, day, seesHealth }: OnDay) {
  const isSeen = seesHealth ? sql`true` : sql`q.audience = 'staff'`
  const isShared = sql`${day}::date >= coalesce(m.shares_from, '-infinity')`
  const { rows } = (await system.execute(sql`
    select p.full_name as "fullName", ${isShared} and (
      exists (select from metric_responses r join custom_metrics q on q.id = r.metric_id
        where r.athlete_id = p.id and r.date = ${day} and q.team_id = m.team_id and ${isSeen})
      or (not exists (select from custom_metrics q where q.team_id = m.team_id and q.archived_at is null and ${isSeen})
        and exists (select from training_sessions s where s.athlete_id = p.id and s.date = ${day}))
    ) as "hasAnswered", ${hasDayOff(day)} as "isOff"
    from team_members m join profiles p on p.id = m.athlete_id
    where m.team_id = ${teamId} and m.left_at is null`)) as {
    rows: { fullName: string; hasAnswered: boolean; isOff: boolean }[]
  }
  const expected = rows.filter(({ hasAnswered, isOff }) => hasAnswered || !isOff)
  const missing = expected.filter(({ hasAnswered }) => !hasAnswered).map(({ fullName }) => fullName)
  return { total: expected.length, missing: alphabet.sorted(missing, (name) => name) }
}
