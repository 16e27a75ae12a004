import type { Database } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { createFloorViews } from '../floor/floor-views.ts'
import { fillSeason } from './fill-season.ts'
import type { SeasonSize } from './season-size.ts'

export async function fill(db: Database, size: SeasonSize) {
  await db.migrate(MIGRATIONS_FOLDER)
  await fillSeason(db.system, size)
  await createFloorViews(db.system)
}

/** Closes the database when `work` is done. */
export async function using<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
