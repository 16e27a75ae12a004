import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'

/** How long each took whose day was acknowledged, and what went wrong for the others. */
export type Outcome = { latenciesMs: number[]; failures: string[] }

/** The median, what 99 of 100 stayed below and the longest, in ms. */
export function timesOf({ latenciesMs }: Outcome): string[] {
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  return [0.5, 0.99, 1].map((share) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0),
  )
}

/** Answers and sessions that were acknowledged and that the database does not hold. */
export async function lostOf(
  { latenciesMs, failures }: Outcome,
  metrics: number,
  system: Orm,
): Promise<number> {
  for (const failure of new Set(failures)) console.error(failure)
  const [held] = await rows(
    system,
    sql`select (select count(*) from metric_responses where date = current_date)::int as answers,
      (select count(*) from training_sessions where date = current_date)::int as sessions`,
  )
  return latenciesMs.length * (metrics + 2) - Number(held?.['answers']) - Number(held?.['sessions'])
}
