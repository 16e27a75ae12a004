import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Orm = PgDatabase<PgQueryResultHKT>

export type Database = {
  engine: 'pglite' | 'postgres'
  /** Where the rows lie, in words for the operator. */
  location: string
  /** Unrestricted. For auth, jobs, mail, limits and live only: requests reach rows through asActor (tests/layers.test.ts). */
  system: Orm
  /** Runs `work` in one transaction that begins with `opening`; an error, or a failed commit, undoes all of it. */
  transaction: <T>(opening: SQL, work: (tx: Orm) => Promise<T>) => Promise<T>
  /** Wakes every process that hears `name` on this database; nobody, where there can be one process only. */
  signal: (name: string) => Promise<void>
  /** Calls `heard` at each signal and whenever one may have been missed; the answer stops it. */
  hearSignals: (name: string, heard: () => void) => () => Promise<void>
  migrate: (migrationsFolder: string) => Promise<void>
  close: () => Promise<void>
}
