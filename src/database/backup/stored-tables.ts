import { sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../database.ts'

export type StoredTable = {
  name: string
  /** Those that hold what was written; a generated one follows from them. */
  columns: string[]
  /** Columns that name another row of the same table, which has to be there first. */
  selfReferences: string[]
}

type Reference = { child: string; parent: string; column: string }

/** Every table, those that others refer to before those that refer to them. */
export async function storedTables(db: Orm): Promise<StoredTable[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select t.table_name as "table", c.column_name as "column"
        from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        order by t.table_name, c.ordinal_position`,
  )
  const references = await rowsOf<Reference>(
    db,
    sql`select child.relname as child, parent.relname as parent, a.attname as "column"
        from pg_constraint k
        join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  )
  const byName = Map.groupBy(columns, ({ table }) => table)
  return parentsFirst([...byName.keys()], references).map((name) => ({
    name,
    columns: byName.get(name)!.map(({ column }) => column),
    selfReferences: references
      .filter(({ child, parent }) => child === name && parent === name)
      .map(({ column }) => column),
  }))
}

function parentsFirst(names: string[], references: Reference[]): string[] {
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const { child, parent } of references) if (child === name && parent !== name) add(parent)
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered]
}

/** Without this, the text of a time, and with it the mark of its table, would depend on the server's time zone. */
export const UTC = sql`set local time zone 'UTC'`

/** The same rows give the same mark in whatever order they lie. */
export async function markOf(db: Orm, table: string): Promise<TableMark> {
  const [mark] = await rowsOf<TableMark>(
    db,
    sql`select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash
        from ${sql.identifier(table)} t`,
  )
  return mark!
}

export type TableMark = { rows: number; hash: string }

/** The hash of the newest migration that was run. */
export async function schemaVersion(db: Orm): Promise<string> {
  const [newest] = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return newest!.hash
}

export async function rowsOf<Row>(db: Orm, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] }
  return rows
}
