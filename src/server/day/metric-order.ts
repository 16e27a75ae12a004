import { sql } from 'drizzle-orm'

/** As the manager arranged them; of two in one place the older one stands first. */
export const metricOrder = sql`position, created_at, id`
