import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'

/** The tables, in whichever schema, that hold any of the texts, looked at through SQL. */
export async function tablesWith({ system }: Database, texts: string[]): Promise<string[]> {
  const tables = await rows(
    system,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`
    const stored = await rows(system, sql`select row_to_json(t)::text as row from ${table} t`)
    if (stored.some(({ row }) => holdsAny(Buffer.from(String(row)), texts))) found.push(String(name))
  }
  return found
}

/** The files below a folder, except the database's own, that hold any of the texts or bytes, in content or name. */
export function filesWith(folder: string, traces: (string | Uint8Array)[]): string[] {
  return globSync('**', { cwd: folder })
    .filter((file) => !/^database(\/|$)/.test(file) && statSync(join(folder, file)).isFile())
    .filter(
      (file) => holdsAny(readFileSync(join(folder, file)), traces) || holdsAny(Buffer.from(file), traces),
    )
}

export const holdsAny = (content: Buffer, traces: (string | Uint8Array)[]) =>
  traces.some((trace) => content.includes(typeof trace === 'string' ? trace : Buffer.from(trace)))
