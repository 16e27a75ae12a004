import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStamp, sourcesHash } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { precompress } from './precompress.mjs'
import { root, tool, toolEnvironment } from './tools.mjs'

ensureInstalled()
// Taken before the build: a file saved while it runs must make the result stale.
const builtFrom = sourcesHash()
rmSync(buildStamp, { force: true })
const { status } = spawnSync(tool('react-router'), ['build'], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await precompress(join(root, 'build/client'))
writeFileSync(buildStamp, builtFrom)
