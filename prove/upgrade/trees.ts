import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { LAST_ALONE } from '#database/migrations.ts'
import { addMigration } from '#tests/support/next-migrations.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { temporaryFolder } from '../ground.ts'
import { NotTried } from '../part.ts'
import { MADE_UP } from './made-up.ts'

/** A version that is built: its folder, and the file that is started. */
export type Tree = { name: string; root: string; program: string }

const MIGRATIONS = 'src/database/migrations'

/** The last version, by default the last release before this tree, and without one the last commit; and this tree as the next. */
export async function twoVersions(from: string | undefined): Promise<{ last: Tree; next: Tree }> {
  if (!existsSync(join(repositoryRoot, '.git'))) throw new NotTried('for it takes the history of the tree')
  const last = checkOut(from ?? lastRelease() ?? 'HEAD')
  if (migrationsOf(last).length <= LAST_ALONE)
    throw new NotTried(`${last.name} is from before two versions could run side by side`)
  const next = copyOfThisTree()
  if (migrationsOf(last).length === migrationsOf(next).length) {
    addMigration(join(next.root, MIGRATIONS), MADE_UP)
    next.name += ' with a made-up migration'
  }
  // Other files than the last version has, whatever else there is in it.
  appendFileSync(
    join(next.root, 'src/web/root.tsx'),
    '\nObject.assign(globalThis, { isTheNextVersion: true })\n',
  )
  for (const tree of [last, next]) await build(tree)
  return { last, next }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()

function lastRelease(): string | undefined {
  return git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined
}

/** Sharing the objects of this repository: only the files are written. */
function checkOut(revision: string): Tree {
  const root = temporaryFolder()
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  git('clone', '--quiet', '--shared', '--no-checkout', repositoryRoot, root)
  git('-C', root, 'checkout', '--quiet', '--detach', commit)
  return treeAt(root, revision === commit || revision === 'HEAD' ? commit.slice(0, 8) : revision)
}

/** As it lies there, what is not committed included. */
function copyOfThisTree(): Tree {
  const root = temporaryFolder()
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  for (const file of files)
    if (file && existsSync(join(repositoryRoot, file))) cpSync(join(repositoryRoot, file), join(root, file))
  return treeAt(root, 'this tree')
}

const treeAt = (root: string, name: string): Tree => ({
  name,
  root,
  program: join(root, 'dist/server/main.js'),
})

const migrationsOf = ({ root }: Tree) => globSync('*.sql', { cwd: join(root, MIGRATIONS) })

/** With the packages of this tree, if they are the same; else its build installs its own. */
async function build({ name, root }: Tree) {
  console.error(`  building ${name}`)
  const lockfileOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockfileOf(root) === lockfileOf(repositoryRoot))
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  guardProcess(child, 'SIGTERM')
  const [said, complaints, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (status !== 0) throw new Error(`${name} could not be built:\n${said}${complaints}`)
}

/** The hashed files of a version that another one does not have. */
export function filesOnlyOf(one: Tree, other: Tree): string[] {
  const filesOf = ({ root }: Tree) => globSync('assets/*.js', { cwd: join(root, 'build/client') })
  const others = new Set(filesOf(other))
  return filesOf(one).filter((file) => !others.has(file))
}
