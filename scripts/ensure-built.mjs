import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run-quietly.mjs'
import { root, tool } from './tools.mjs'

export const buildStamp = join(root, 'build/built-from')

const SOURCES = [
  'src/web',
  'src/domain',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build-landing.ts',
  'scripts/build-service-worker.ts',
  'scripts/keep-waiting.ts',
  'scripts/precompress.mjs',
]

export function ensureBuilt() {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourcesHash()) return
  runQuietly('Building the web app', tool('node'), ['scripts/build.mjs'])
}

/** One hash over everything that decides what the built web app looks like. */
export function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesUnder(source) {
  const path = join(root, source)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [source]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(`${source}/${name}`))
}
