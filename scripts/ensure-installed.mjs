import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './processes.mjs'
import { binaries, isWindows, node, root, whatNodeLacks, withPath } from './tools.mjs'

const lockfile = join(root, 'package-lock.json')
const npmsOwnRecord = join(root, 'node_modules/.package-lock.json')
const stamp = join(root, 'node_modules/.installed-lockfile')

/** Installs the packages of the lockfile unless exactly these are there. */
export function ensureInstalled() {
  const lacking = whatNodeLacks()
  if (lacking) {
    process.stderr.write(`${lacking}\n`)
    process.exit(1)
  }
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (installedIs(wanted)) return
  if (!installedByHand()) install()
  writeFileSync(stamp, wanted)
}

function installedIs(wanted) {
  return existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

// Someone ran npm ci or npm install: npm writes its record last, so a newer record means a finished install.
function installedByHand() {
  if (!existsSync(node) || existsSync(stamp) || !existsSync(npmsOwnRecord)) return false
  return statSync(npmsOwnRecord).mtimeMs >= statSync(lockfile).mtimeMs
}

// Not `npm ci`: it refuses a lockfile that lacks the optional packages of some other platform, and registries differ in
// which of them they hold. With --no-save the lockfile decides all the same, and stays as it is.
function install() {
  // No package runs a script of its own. Level 'error' keeps npm from warning that packages want a newer Node than the
  // machine's: they get one, from npm.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  // npm must not run on the Node inside the very folder it is about to replace.
  const env = withPath((folders) =>
    folders.filter((folder) => folder !== binaries && folder !== join(node, '..')),
  )
  runQuietly('Installing packages', 'npm', args, { env, shell: isWindows })
}
