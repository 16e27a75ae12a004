import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A folder with the migrations of a version to come: those that there are, and one more. */
export function nextMigrations(statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-migrations-'))
  guardFolder(folder)
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  addMigration(folder, statements)
  return folder
}

/** The answer is its number, as file names and contractions have it. */
export function addMigration(folder: string, statements: string): string {
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)!
  const number = String(last.idx + 1).padStart(4, '0')
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${number}_of_the_next_version` }
  writeFileSync(join(folder, `${added.tag}.sql`), statements)
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }))
  return number
}
