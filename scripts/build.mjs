import { rmSync, writeFileSync } from 'node:fs'
import { parts, sourcesHash } from './build-parts.mjs'
import { buildWeb } from './build-web.mjs'
import { bundleServer } from './bundle-server.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

const makers = { web: buildWeb, server: bundleServer }

ensureInstalled()
const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const part = parts[name]
  // Taken before the build: a file saved while it runs must make the result stale.
  const builtFrom = sourcesHash(part)
  rmSync(part.stamp, { force: true })
  await makers[name]()
  writeFileSync(part.stamp, builtFrom)
}
