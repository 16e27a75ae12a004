import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { precompress } from './precompress.mjs'
import { root, tool, toolEnvironment } from './tools.mjs'

export async function buildWeb() {
  const [node, router] = tool('react-router')
  const { status } = spawnSync(node, [router, 'build'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  await precompress(join(root, 'build/client'))
}
