import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPostgres } from '#database/connect/postgres.ts'
import { createDatabase } from '#tests/support/create-database.ts'
import { nextMigrations } from '#tests/support/next-migrations.ts'
import { rows } from '#tests/support/rows.ts'

test('a migration that has to wait for a backup gives way to those who would wait behind it, and runs when that is over', async () => {
  const url = await createDatabase({ isMigrated: true })
  const [backup, next, people] = Array.from({ length: 3 }, () =>
    connectPostgres(url, { onIdleError: () => {} }),
  ) as [
    ReturnType<typeof connectPostgres>,
    ReturnType<typeof connectPostgres>,
    ReturnType<typeof connectPostgres>,
  ]
  const sport = sql`select from information_schema.columns where table_name = 'teams' and column_name = 'sport'`
  let migrated = Promise.resolve()
  await backup.system.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from teams`)
    migrated = next.migrate(nextMigrations('ALTER TABLE "teams" ADD COLUMN "sport" text;'))
    const waiting = sql`select from pg_locks where relation = 'teams'::regclass and not granted`
    await expect.poll(() => rows(people.system, waiting), { interval: 5 }).toHaveLength(1)
    // Behind the migration, which is behind the backup, which has not ended.
    expect(await rows(people.system, sql`select count(*)::int as n from teams`)).toEqual([{ n: 0 }])
    expect(await rows(people.system, sport)).toEqual([])
  })
  await migrated
  expect(await rows(people.system, sport)).toHaveLength(1)
  await Promise.all([backup, next, people].map((db) => db.close()))
})
