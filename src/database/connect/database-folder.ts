import { join } from 'node:path'

/** Where PGlite keeps its files. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')
