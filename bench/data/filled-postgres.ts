import type { Role } from '#domain/account/role.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import { createDatabaseOn, type PostgresServer } from '#tests/support/postgres-server.ts'
import type { Person } from '../scenario.ts'
import { fill, using } from './fill.ts'
import { peopleOf } from './people-of.ts'
import type { SeasonSize } from './season-size.ts'

export type FilledPostgres = { url: string; people: Record<Role, Person[]> }

/** A new database on the server with a season in it, and so many of its people. */
export async function filledPostgres(
  postgres: PostgresServer,
  size: SeasonSize,
  most?: number,
): Promise<FilledPostgres> {
  const url = await createDatabaseOn(postgres)
  return using(onPostgres(url), async (db) => {
    await fill(db, size)
    return { url, people: await peopleOf(db.system, most) }
  })
}

export const onPostgres = (url: string) =>
  // A connection that dies while idle does so because its server was stopped; a query would fail by itself.
  connectPostgres(url, { poolSize: 1, onIdleError: () => {} })
