import { spawn, spawnSync } from 'node:child_process'
import { isWindows, root, toolEnvironment } from './tools.mjs'

const REPEAT_MS = 1000
const PARENT_CHECK_MS = 500

/**
 * Runs the commands side by side in this terminal; when one ends, or on Ctrl-C, all end. Exits with the first code.
 * Each gets its own process group, since on Ctrl-C the terminal and npm both signal us and a server must hear it once.
 * On Windows there are no groups: there the console tells all processes itself, and to signal one is to kill it.
 */
export function runInForeground(commands, env = {}) {
  const children = commands.map(([command, ...args]) =>
    spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...env },
      stdio: 'inherit',
      detached: !isWindows,
    }),
  )
  let signalledAt = -REPEAT_MS
  const endAll = (signal) => {
    if (performance.now() - signalledAt < REPEAT_MS) return
    signalledAt = performance.now()
    if (isWindows && signal === 'SIGINT') return
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal))
  // npm signals the shell that it runs us in, and some shells end without passing it on.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && endAll('SIGTERM'), PARENT_CHECK_MS).unref()
  for (const child of children) {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    })
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1
      endAll('SIGTERM')
    })
  }
}

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
