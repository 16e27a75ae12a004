import { fileURLToPath } from 'node:url'

/** Where the build leaves the files of an empty database, in a folder named after the PGlite that made them; the same way from the sources and from the bundle. */
export const PREPARED_CLUSTERS = fileURLToPath(new URL('../../dist/cluster', import.meta.url))
