import { connectPglite } from '#database/connect/pglite.ts'
import { connectPostgres } from '#database/connect/postgres.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations.ts'

// A process of its own, to be killed on the way. Says when it begins, and how long it took.
const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env
const database = url ? connectPostgres(url, { onIdleError: () => {} }) : await connectPglite(dataDir)
const begunAt = performance.now()
console.log('begun')
await database.migrate(MIGRATIONS_FOLDER)
console.log(Math.round(performance.now() - begunAt))
await database.close()
