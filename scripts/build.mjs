import { spawnSync } from 'node:child_process'
import { parts } from './build-parts.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { node, root, toolEnvironment } from './tools.mjs'

ensureInstalled()
for (const name of Object.keys(parts)) {
  const { status } = spawnSync(node, ['scripts/build-part.mjs', name], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
