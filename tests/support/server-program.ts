import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '#tests/support/repository-root.ts'

/** What `npm start` runs. */
export const SERVER_PROGRAM = 'dist/server/main.js'

/** Comes before the first server of a run, which a change of its sources may have left behind; with it the files of a new database. */
export function ensureServerBundled() {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', 'server', 'cluster'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
