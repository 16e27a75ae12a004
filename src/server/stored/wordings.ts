import { sql } from 'drizzle-orm'

/** Of an answer; what was stored before devices told it counts from its arrival. */
export const givenAt = sql`coalesce(given_at, created_at)`

/** For rows of custom_metrics: null for nearly all, so that nothing is looked up for them (domain/metric/wording.ts). */
export const wordingsIfSeveral = sql`case when reworded_at is not null then (
    select json_agg(json_build_array(w.since, w.title) order by w.since)
    from metric_wordings w where w.metric_id = custom_metrics.id
  ) end as wordings`

/** The same in SQL, for an answer `r` to the metric `m`, out of one of the two places where its wordings can be read. */
export const titleAnswered = (wordings: 'metric_wordings' | 'answered_wordings') => {
  const given = sql`coalesce(r.given_at, r.created_at)`
  return sql`case when m.reworded_at > ${given} then (
      select w.title from ${sql.identifier(wordings)} w
      where w.metric_id = m.id and w.since <= greatest(${given}, m.created_at)
      order by w.since desc limit 1
    ) else m.title end`
}
