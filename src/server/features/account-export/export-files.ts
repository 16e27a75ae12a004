import type { Profile } from '#domain/account/profile.ts'
import type { Services } from '#server/http/app-env.ts'
import { ownTables } from './own-tables.ts'
import { readMe } from './read-me.ts'
import { systemTables } from './system-tables.ts'
import { csvPieces, jsonPieces } from './table-pieces.ts'
import type { FileToZip } from './zip-pieces.ts'

/** All that is the user's. */
export async function exportFiles({ db, files }: Services, actor: Profile, now: Date): Promise<FileToZip[]> {
  const tables = [...ownTables(db, actor), ...systemTables(db, actor)]
  const picture = actor.avatarUrl && (await files.get(`${actor.avatarUrl.slice(1)}/large.webp`))
  return [
    { name: 'README.txt', content: only(readMe(actor, now)) },
    ...tables.flatMap((table) => [
      { name: `${table.name}.csv`, content: csvPieces(table) },
      { name: `${table.name}.json`, content: jsonPieces(table) },
    ]),
    ...(picture ? [{ name: 'picture.webp', content: only(picture) }] : []),
  ]
}

async function* only<Piece>(piece: Piece) {
  yield piece
}
