import { createHash } from 'node:crypto'
import type { FileStore } from './file-store.ts'

/** The mark of an erased account does not tell whose it was; the account can only be recognised in a backup. */
export type Erasure = { mark: string; at: Date }

const FOLDER = 'erased'
const LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\S+Z)$/

const markOf = (accountId: string) => createHash('sha256').update(accountId).digest('hex')
const folderOf = (mark: string) => `${FOLDER}/${mark}`

/** With the files and not in the database: it has to outlive that (docs/decisions/0020). */
export async function listErasure(files: FileStore, { mark, at }: Erasure) {
  await files.put(`${folderOf(mark)}/at`, Buffer.from(at.toISOString()))
}

export const listErasureOf = (files: FileStore, accountId: string, at: Date) =>
  listErasure(files, { mark: markOf(accountId), at })

/** For the demo team, whose accounts have the same id each time. */
export const unlistErasureOf = (files: FileStore, accountId: string) =>
  files.deleteFolder(folderOf(markOf(accountId)))

export async function* listedErasures(files: FileStore): AsyncGenerator<Erasure> {
  for await (const { key, writtenAt } of files.list(FOLDER)) {
    const [, mark] = key.split('/')
    const at = new Date(Buffer.from((await files.get(key)) ?? '').toString())
    if (mark) yield { mark, at: Number.isNaN(at.getTime()) ? writtenAt : at }
  }
}

export const erasureLine = ({ mark, at }: Erasure) => `${mark} ${at.toISOString()}\n`

/** Null if it is no line of a list. */
export function readErasureLine(line: string): Erasure | null {
  const [, mark, at] = LINE.exec(line) ?? []
  return mark && at ? { mark, at: new Date(at) } : null
}
