import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import { metricOrder } from '#server/stored/reports.ts'
import type { MetricRow } from '#server/features/check-in/queries.ts'

const columns = sql`id, title, description, type, created_at as "createdAt"`

/** Ours leaves it to the policies whose metrics these are; a floor has none. */
export const metricsOfManager = statement<MetricRow, { managerId: string }>(
  'metrics_of_manager',
  sql`select ${columns} from custom_metrics
    where manager_id = ${sql.placeholder('managerId')} order by ${metricOrder}`,
)

export const metricsOfAthlete = statement<MetricRow, { athleteId: string }>(
  'metrics_of_athlete',
  sql`select ${columns} from custom_metrics
    where manager_id = (select manager_id from profiles where id = ${sql.placeholder('athleteId')})
    order by ${metricOrder}`,
)
