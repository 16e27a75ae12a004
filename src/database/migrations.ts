import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { desc, sql, type SQL } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import { DatabaseRefused } from './database-error.ts'
import type { Database, Orm } from './database.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/** Made before two versions could run side by side; every later one expands, or says since when what it takes away is unused. */
export const LAST_ALONE = 32

/** What a migration that contracts says: the oldest migration whose version does without it. */
const CONTRACTS = /-- contract: unused since (\d{4})\b/g

/** Drizzle's own record; the time is that of the migration's making. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

export class NewerDatabase extends DatabaseRefused {
  constructor() {
    super(
      'The database belongs to a newer version of Plimsoll than this one. Start that version; if this is it, build it first: npm run build.',
    )
  }
}

/** Drizzle names a migration by when it was made. */
type MadeAt = number

type Known = {
  newest: MadeAt
  /** The newest migration of the oldest version that may run once all of these have run. */
  oldestAble: MadeAt
}

export function knownMigrations(migrationsFolder: string): Known | undefined {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: MadeAt; tag: string }[]
  }
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis
  if (newest === undefined) return undefined
  const unusedSince = entries.flatMap(({ idx, tag }) => {
    if (idx <= LAST_ALONE) return []
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    return [...text.matchAll(CONTRACTS)].map(([, since]) => Number(since))
  })
  const oldest = Math.max(LAST_ALONE, ...unusedSince)
  return { newest, oldestAble: entries.find(({ idx }) => idx === oldest)?.when ?? newest }
}

/**
 * Asked once the migrations have run: an old version would read and write what it no longer understands. `besideNewer`: unless the
 * newer one has noted that this one still may, which is a matter of an upgrade with both running. The answer is whether it is newer.
 */
export async function refuseNewer(
  { system }: Pick<Database, 'system'>,
  migrationsFolder: string,
  { besideNewer = false } = {},
): Promise<boolean> {
  const known = knownMigrations(migrationsFolder)
  const newest = await newestApplied(system)
  if (!known || newest === undefined || newest <= known.newest) return false
  const oldestAble = besideNewer ? await notedOldestAble(system) : undefined
  if (oldestAble !== undefined && known.newest >= oldestAble) return true
  throw new NewerDatabase()
}

/**
 * For versions before this one, which ask `refuseNewer`; an old version leaves it as it is. Called before its migrations run,
 * in their transaction, or an old version could come in between. In a database that is new there is nothing to note it at yet.
 */
export async function noteOldestAble(system: Orm, migrationsFolder: string) {
  const known = knownMigrations(migrationsFolder)
  const newest = await newestApplied(system)
  if (!known || newest === undefined || newest > known.newest) return
  if ((await notedOldestAble(system)) === known.oldestAble) return
  await system.execute(sql.raw(`comment on table ${RECORD} is '${NOTE}${known.oldestAble}'`))
}

const RECORD = 'drizzle.__drizzle_migrations'
/** A comment, for which no migration has to make room, and which every version can read. */
const NOTE = 'may be used by versions that know the migration made at '

async function notedOldestAble(system: Orm): Promise<MadeAt | undefined> {
  const note = await valueOf(system, sql`select obj_description(to_regclass(${RECORD}), 'pg_class') as value`)
  return note?.startsWith(NOTE) ? Number(note.slice(NOTE.length)) : undefined
}

async function newestApplied(system: Orm): Promise<MadeAt | undefined> {
  if ((await valueOf(system, sql`select to_regclass(${RECORD})::text as value`)) === null) return undefined
  const [newest] = await system.select().from(applied).orderBy(desc(applied.createdAt)).limit(1)
  return newest?.createdAt
}

async function valueOf(system: Orm, query: SQL): Promise<string | null> {
  const { rows } = (await system.execute(query)) as { rows: { value: string | null }[] }
  return rows[0]?.value ?? null
}
