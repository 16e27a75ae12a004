import { availableParallelism, cpus } from 'node:os'
import { sql } from 'drizzle-orm'
import { rows } from '#tests/support/rows.ts'
import { using } from '../data/fill.ts'
import { onPostgres } from '../data/filled-postgres.ts'

/** What the figures depend on, in one line. */
export async function machine(postgresUrl: string): Promise<string> {
  const [version] = await using(onPostgres(postgresUrl), ({ system }) =>
    rows(system, sql`show server_version`),
  )
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const postgres = String(version?.['server_version'])
  return `${availableParallelism()} cores (${model}), Node ${process.versions.node}, PostgreSQL ${postgres}`
}
