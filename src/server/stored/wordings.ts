import { sql, type SQL } from 'drizzle-orm'

const DAY_MS = 86_400_000

/** Of an answer `r`; what was stored before devices told it counts from its arrival. */
const given = sql`coalesce(r.given_at, r.created_at)`

/** Whether an answer `r` was given to other words than `metric` has now. */
export const isReworded = sql`metric.reworded_at > ${given}`

/** The title that an answer `r` to `metric` was given to, out of the place where its reader finds wordings. */
export const titleAnswered = (wordings: 'metric_wordings' | 'answered_wordings'): SQL =>
  sql`case when ${isReworded} then (
      select w.title from ${sql.identifier(wordings)} w
      where w.metric_id = metric.id and w.since <= greatest(${given}, metric.created_at)
      order by w.since desc limit 1
    ) else metric.title end`

/** `id` says of which answer. */
export type FormerTitle = { id: string; title: string }

/**
 * The titles that answers of a day were given to, of those where it is another by now. Mostly nothing was reworded since, and
 * nothing is read; and what an answer was given to never changes, so it may be read after the rest. Days begin up to 14
 * hours before those of UTC.
 */
export async function formerTitles(
  metrics: { rewordedAt: Date | null }[],
  day: string,
  read: () => Promise<FormerTitle[]>,
): Promise<Map<string, string>> {
  const earliest = Date.parse(day) - DAY_MS
  const isRewordedSince = metrics.some(({ rewordedAt }) => rewordedAt && rewordedAt.getTime() >= earliest)
  return new Map(isRewordedSince ? (await read()).map(({ id, title }) => [id, title]) : [])
}
