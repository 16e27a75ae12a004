import { spawnSync } from 'node:child_process'
import { ensureBuilt, parts } from './build-parts.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { node, root, toolEnvironment } from './tools.mjs'

// All that there is to build; with --if-stale the named parts, or all, as far as their sources have changed.
const [mode, ...names] = process.argv.slice(2)
ensureInstalled()
if (mode === '--if-stale') ensureBuilt(...names)
else for (const name of Object.keys(parts)) build(name)

function build(name) {
  const { status } = spawnSync(node, ['scripts/build-part.mjs', name], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
