import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Call } from './statement.ts'

/** Without Drizzle's own transactions: they nest where ours do not, and lose a connection on which `begin` failed. */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** A transaction; once it has ended, its handle runs nothing any more. */
export type Tx = Orm & {
  run: <Row>(call: Call<Row>) => Promise<Row[]>
  /** An event was written: once it is committed, those who hear `onAnnounced` are told. */
  announced: () => void
}

export type RowsOf<Calls extends Call<unknown>[]> = {
  [Index in keyof Calls]: Calls[Index] extends Call<infer Row> ? Row[] : never
}

export type Database = {
  engine: 'pglite' | 'postgres'
  /** Where the rows lie, in words for the operator. */
  location: string
  /** Unrestricted. For ai, auth, jobs, mail, limits, live, push and reminder only: requests reach rows through asActor (tests/layers.test.ts). */
  system: Orm & {
    run: <Row>(call: Call<Row>) => Promise<Row[]>
    transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  }
  /** Runs `work` in one transaction that begins with `opening`; an error, or a failed commit, undoes all of it. */
  transaction: <T>(opening: Call<unknown>, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `calls` in one read-only transaction that begins with `opening`; all see the same moment. */
  read: <Calls extends Call<unknown>[]>(opening: Call<unknown>, ...calls: Calls) => Promise<RowsOf<Calls>>
  /** Calls `heard` after each commit of this process that announced something; the answer stops it. */
  onAnnounced: (heard: () => void) => () => void
  /** Wakes every process that hears `name` on this database; does nothing where there can be one process only. */
  signal: (name: string) => Promise<void>
  /** Calls `heard` at each signal and whenever one may have been missed; the answer stops it. */
  hearSignals: (name: string, heard: () => void) => () => Promise<void>
  migrate: (migrationsFolder: string) => Promise<void>
  close: () => Promise<void>
}
