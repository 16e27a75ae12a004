import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './processes.mjs'
import { node, root } from './tools.mjs'

const EVERYWHERE = ['src/domain', 'package.json', 'package-lock.json', 'tsconfig.json']

/** What is built, each with what decides how it turns out. */
export const parts = {
  web: {
    title: 'Building the web app',
    stamp: join(root, 'build/built-from'),
    sources: [
      ...EVERYWHERE,
      'src/web',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/browser-target.ts',
      'scripts/build-public-pages.ts',
      'scripts/build-service-worker.ts',
      'scripts/build-web.mjs',
      'scripts/finish-web.ts',
      'scripts/router-plugin.ts',
      'scripts/messages',
      'src/locales',
    ],
  },
  server: {
    title: 'Bundling the server',
    stamp: join(root, 'dist/server/built-from'),
    sources: [...EVERYWHERE, 'src/server', 'src/database', 'src/locales', 'scripts/bundle-server.mjs'],
  },
  cluster: {
    title: 'Preparing an empty database',
    stamp: join(root, 'dist/cluster/built-from'),
    sources: [
      'node_modules/@electric-sql/pglite/package.json',
      'src/database/connect',
      'scripts/prepare-cluster.mjs',
    ],
  },
}

/** Builds the named parts, or all, as far as they are not what their sources say. */
export function ensureBuilt(...names) {
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    if (existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === sourcesHash(part)) continue
    runQuietly(part.title, node, ['scripts/build-part.mjs', name])
  }
}

/** One hash over everything that decides how a part turns out. */
export function sourcesHash({ sources }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) {
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
