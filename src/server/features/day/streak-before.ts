import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'

const athleteId = sql`${sql.placeholder('athleteId')}::uuid`

/** Goes back day by day, to the first gap only. */
export const daysInARow = statement<{ days: number }, { athleteId: string; day: string }>(
  'days_in_a_row',
  sql`with recursive run (day, days) as (
      select ${sql.placeholder('day')}::date, 0
      union all
      select day - 1, days + 1 from run
      where exists (select from metric_responses r where r.athlete_id = ${athleteId} and r.date = run.day - 1)
        or exists (select from training_sessions s where s.athlete_id = ${athleteId} and s.date = run.day - 1)
    )
    select max(days) as days from run`,
)

/** How many days in a row the athlete has answered something, up to the day before. */
export async function streakBefore(tx: ActorTx, athlete: string, day: string): Promise<number> {
  const [row] = await tx.run(daysInARow({ athleteId: athlete, day }))
  return row?.days ?? 0
}
