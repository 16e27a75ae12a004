import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'

/** Takes keys, references and indexes off a table while `work` fills it, and puts all of them back: many times faster. */
export async function unindexed(system: Orm, table: string, work: () => Promise<void>) {
  const constraints = await definitions(
    system,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype in ('p', 'u', 'f') order by contype = 'f', conname`,
  )
  for (const { name } of constraints.toReversed()) {
    await system.execute(sql.raw(`alter table ${table} drop constraint "${name}"`))
  }
  // What is left now belongs to no constraint.
  const indexes = await definitions(
    system,
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = ${table}`,
  )
  for (const { name } of indexes) await system.execute(sql.raw(`drop index "${name}"`))
  await work()
  for (const { definition } of indexes) await system.execute(sql.raw(definition))
  for (const { name, definition } of constraints) {
    await system.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`))
  }
}

async function definitions(system: Orm, query: Parameters<typeof rows>[1]) {
  return (await rows(system, query)) as { name: string; definition: string }[]
}
