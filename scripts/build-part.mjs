import { rmSync, writeFileSync } from 'node:fs'
import { parts, sourcesHash } from './build-parts.mjs'
import { buildWeb } from './build-web.mjs'
import { bundleServer } from './bundle-server.mjs'
import { prepareCluster } from './prepare-cluster.mjs'

const makers = { web: buildWeb, server: bundleServer, cluster: prepareCluster }

const name = process.argv[2]
const part = parts[name]
// Taken before the build: a file saved while it runs must make the result stale.
const builtFrom = sourcesHash(part)
rmSync(part.stamp, { force: true })
await makers[name]()
writeFileSync(part.stamp, builtFrom)
