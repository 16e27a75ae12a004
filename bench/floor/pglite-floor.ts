import type { PGlite, Transaction } from '@electric-sql/pglite'
import { openPglite } from '#database/connect/pglite.ts'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { FLOOR_SEARCH_PATH } from './floor-views.ts'
import type { OpenFloor } from './open-floor.ts'

/** On files that are as safe as ours, and as little prepared: PGlite keeps no statement. */
export async function pgliteFloor(dataDir: string): Promise<OpenFloor> {
  const client = await openPglite(dataDir)
  await client.exec(`set search_path to ${FLOOR_SEARCH_PATH}`)
  return {
    read: (...calls) => runAll(client, calls),
    write: (...calls) => client.transaction((tx) => runAll(tx, calls)),
    close: () => client.close(),
  }
}

async function runAll<Calls extends Call<unknown>[]>(
  client: PGlite | Transaction,
  calls: Calls,
): Promise<RowsOf<Calls>> {
  const rows: unknown[][] = []
  for (const { text, values } of calls) rows.push((await client.query(text, values)).rows)
  return rows as RowsOf<Calls>
}
