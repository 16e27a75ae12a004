import { sql } from 'drizzle-orm'
import { AVATAR_SIZES_PX } from '#domain/account/avatar.ts'
import type { Database, Tx } from '../database.ts'
import { statement } from '../statement.ts'
import { FILE, FOOT, type Foot, HEAD, type Head, TABLE } from './backup-format.ts'
import { markOf, rowsOf, schemaVersion, storedTables, UTC } from './stored-tables.ts'

const ROWS_AT_ONCE = 1000
const NEXT_ROWS = sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`)

export type Stored = {
  madeAt: Date
  /** The secret kept with the data; null if it comes from the configuration. */
  secret: string | null
  getFile: (name: string) => Promise<Uint8Array | null>
}

const oneMoment = statement('one_moment', sql`set transaction isolation level repeatable read, read only`)

/** Hands over the whole database as it is at one moment, line by line; other transactions may write meanwhile. */
export function writeBackup(
  database: Database,
  stored: Stored,
  write: (line: string) => Promise<void>,
): Promise<void> {
  return database.transaction(oneMoment({}), async (tx) => {
    await tx.execute(UTC)
    const head: Head = {
      plimsoll: 'backup',
      format: 1,
      schema: await schemaVersion(tx),
      madeAt: stored.madeAt.toISOString(),
      secret: stored.secret,
    }
    await write(HEAD + JSON.stringify(head))
    const foot: Foot = { tables: {}, files: 0 }
    for (const { name, columns, selfReferences } of await storedTables(tx)) {
      await write(TABLE + name)
      for await (const row of rowsIn(tx, name, columns, selfReferences)) await write(row)
      foot.tables[name] = await markOf(tx, name)
    }
    for (const name of await pictureNames(tx)) {
      const bytes = await stored.getFile(name)
      if (!bytes) continue
      foot.files += 1
      await write(`${FILE}${name} ${Buffer.from(bytes).toString('base64')}`)
    }
    await write(FOOT + JSON.stringify(foot))
  })
}

/** The values of each row, in the order of the columns; PostgreSQL writes and reads them, so nothing is rounded here. */
async function* rowsIn(tx: Tx, table: string, columns: string[], parentsBy: string[]) {
  const values = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const order = parentsBy.map((column) => sql`${sql.identifier(column)} nulls first`)
  await tx.execute(
    sql`declare rows_of_table no scroll cursor for
        select row_to_json(r)::text as row from (
          select ${values} from ${sql.identifier(table)}
          ${order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql.empty()}
        ) r`,
  )
  let fetched
  do {
    fetched = await rowsOf<{ row: string }>(tx, NEXT_ROWS)
    for (const { row } of fetched) yield row
  } while (fetched.length === ROWS_AT_ONCE)
  await tx.execute(sql`close rows_of_table`)
}

async function pictureNames(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ url: string }>(
    tx,
    sql`select avatar_url as url from profiles where avatar_url is not null order by id`,
  )
  return rows.flatMap(({ url }) => Object.keys(AVATAR_SIZES_PX).map((size) => `${url.slice(1)}/${size}.webp`))
}
