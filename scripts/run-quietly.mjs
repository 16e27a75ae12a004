import { spawnSync } from 'node:child_process'
import { root, toolEnvironment } from './tools.mjs'

/** A slow step as one line; what it says is shown only when it fails. */
export function runQuietly(title, command, args, { env = toolEnvironment(), shell = false } = {}) {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    shell,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) {
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return
  }
  process.stdout.write('failed\n')
  process.stderr.write(error ? `${error.message}\n` : stdout + stderr)
  process.exit(signal ? 1 : status || 1)
}
