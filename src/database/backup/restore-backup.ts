import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../database.ts'
import { authSessions } from '../schema/auth.ts'
import { BadBackup, FILE, FOOT, type Foot, HEAD, type Head, TABLE } from './backup-format.ts'
import { markOf, rowsOf, schemaVersion, type StoredTable, storedTables, UTC } from './stored-tables.ts'

const ROWS_AT_ONCE = 500

type PutFile = (name: string, bytes: Uint8Array) => Promise<void>
type Beside = {
  /** Called as the files are read: some are there though the backup turns out to be damaged. No row then shows them. */
  putFile: PutFile
  /** Called last before the commit, with the secret that the rows are signed and encrypted with. */
  putSecret: (secret: string) => Promise<void>
}
type Restored = { head: Head; foot: Foot }

/** All rows or none: into a database without an account, and compared with what the backup says of itself. */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  { putFile, putSecret }: Beside,
): Promise<Restored> {
  return database.system.transaction(async (tx) => {
    await tx.execute(UTC)
    const tables = await storedTables(tx)
    await refuseIfInUse(tx)
    for (const { name } of tables.toReversed()) {
      await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
      await tx.execute(sql`delete from ${sql.identifier(name)}`)
    }
    const restored = await load(tx, tables, lines, putFile)
    await compare(tx, tables, restored.foot)
    for (const table of tables) await goOnCounting(tx, table)
    for (const { name } of tables) {
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
    }
    // Some of them were ended after the backup, by owners who feared for their account.
    await tx.delete(authSessions)
    if (restored.head.secret) await putSecret(restored.head.secret)
    return restored
  })
}

async function load(
  tx: Orm,
  tables: StoredTable[],
  lines: AsyncIterable<string>,
  putFile: PutFile,
): Promise<Restored> {
  let head: Head | undefined
  let table: StoredTable | undefined
  let waiting: string[] = []
  let files = 0

  const insertWaiting = async () => {
    if (table && waiting.length > 0) await insert(tx, table, waiting)
    waiting = []
  }

  for await (const line of lines) {
    if (!head) {
      head = await readHead(tx, line)
    } else if (line.startsWith('{')) {
      waiting.push(line)
      if (waiting.length === ROWS_AT_ONCE) await insertWaiting()
    } else {
      await insertWaiting()
      if (line.startsWith(TABLE)) table = tables.find(({ name }) => name === line.slice(TABLE.length))
      if (line.startsWith(FILE)) {
        files += 1
        await putPicture(line, putFile)
      }
      if (line.startsWith(FOOT)) return { head, foot: readFoot(line, files) }
    }
  }
  throw new BadBackup('This backup is cut off: its end is missing. No row was changed.')
}

async function readHead(tx: Orm, line: string): Promise<Head> {
  const head = line.startsWith(HEAD) ? (JSON.parse(line.slice(HEAD.length)) as Head) : null
  if (head?.plimsoll !== 'backup' || head.format !== 1) {
    throw new BadBackup('This is not a backup of Plimsoll. Nothing was changed.')
  }
  if (head.schema !== (await schemaVersion(tx))) {
    throw new BadBackup(
      `This backup of ${head.madeAt} was made by another version of Plimsoll: restore it with that version, then upgrade. ` +
        'Nothing was changed.',
    )
  }
  return head
}

function readFoot(line: string, filesSeen: number): Foot {
  const foot = JSON.parse(line.slice(FOOT.length)) as Foot
  if (foot.files !== filesSeen)
    throw new BadBackup('This backup lacks some of its files. No row was changed.')
  return foot
}

async function putPicture(line: string, putFile: PutFile) {
  const [name = '', bytes = ''] = line.slice(FILE.length).split(' ')
  if (!/^avatars\/[\w-]+\/[\w-]+\/\w+\.webp$/.test(name)) {
    throw new BadBackup(
      `This backup holds a file with a name that is none of ours: ${name}. No row was changed.`,
    )
  }
  await putFile(name, Buffer.from(bytes, 'base64'))
}

async function insert(tx: Orm, { name, columns }: StoredTable, rows: string[]) {
  const table = sql.identifier(name)
  const values = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  try {
    await tx.execute(
      sql`insert into ${table} (${values}) overriding system value
          select ${values} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`,
    )
  } catch {
    // The error itself quotes the rows, which are personal data.
    throw new BadBackup(`The rows of ${name} can't be restored: they break a rule. No row was changed.`)
  }
}

async function refuseIfInUse(tx: Orm) {
  // Keeps anyone from registering between the check and the commit.
  await tx.execute(sql`lock table profiles in share row exclusive mode`)
  if ((await rowsOf(tx, sql`select from profiles limit 1`)).length > 0) {
    throw new BadBackup('Nothing was restored: there are accounts here already. Restore into an empty place.')
  }
}

async function compare(tx: Orm, tables: StoredTable[], foot: Foot) {
  for (const { name } of tables) {
    const { rows, hash } = await markOf(tx, name)
    const expected = foot.tables[name]
    if (expected?.rows !== rows || expected.hash !== hash) {
      throw new BadBackup(`The rows of ${name} are not those that were backed up. No row was changed.`)
    }
  }
}

/** The next number of a counted column comes after those that were restored. */
async function goOnCounting(tx: Orm, { name, columns }: StoredTable) {
  for (const column of columns) {
    const [counter] = await rowsOf<{ sequence: string | null }>(
      tx,
      sql`select pg_get_serial_sequence(${name}, ${column}) as sequence`,
    )
    if (!counter?.sequence) continue
    const [top] = await rowsOf<{ value: string | null }>(
      tx,
      sql`select max(${sql.identifier(column)})::text as value from ${sql.identifier(name)}`,
    )
    if (top?.value) await tx.execute(sql`select setval(${counter.sequence}, ${top.value}::bigint)`)
  }
}
