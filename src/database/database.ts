import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Orm = PgDatabase<PgQueryResultHKT>

export type Database = {
  engine: 'pglite' | 'postgres'
  /** Where the rows lie, in words for the operator. */
  location: string
  /** Unrestricted. For auth, jobs, mail and limits only: requests reach rows through asActor (tests/layers.test.ts). */
  system: Orm
  /** Runs `work` in one transaction that begins with `opening`; an error, or a failed commit, undoes all of it. */
  transaction: <T>(opening: SQL, work: (tx: Orm) => Promise<T>) => Promise<T>
  migrate: (migrationsFolder: string) => Promise<void>
  close: () => Promise<void>
}
