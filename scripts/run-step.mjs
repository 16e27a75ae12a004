import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isWindows, root, toolEnvironment } from './tools.mjs'

const running = new Set()

/** Ends every process the steps started, and all of theirs: each step leads a process group of its own, or a tree on Windows. */
export function endRunning(signal) {
  for (const { pid } of running) {
    if (isWindows) {
      spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f'])
      continue
    }
    try {
      process.kill(-pid, signal)
    } catch {
      // The group ended by itself in the meantime.
    }
  }
}

/** Runs a step's commands in order; the outcome says why it failed, or nothing. */
export async function runStep({ commands, env, report }) {
  const started = performance.now()
  if (report) rmSync(report.file, { force: true })
  let output = ''
  let failure
  for (const [command, ...args] of commands) {
    failure ??= await run(command, args, env, (text) => (output += text))
  }
  const counts = report ? countsIn(report) : undefined
  failure ??= counts && doubtAbout(counts)
  return { failure, output, counts, seconds: (performance.now() - started) / 1000 }
}

function run(command, args, env, collect) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // Tests start the server again and again; a third of a start is compiling what it is made of.
      env: { ...toolEnvironment(), NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    })
    running.add(child)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve(code === 0 ? undefined : `ended with ${code ?? signal}`)
    })
  })
}

function countsIn({ file, read }) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  return read(JSON.parse(readFileSync(file, 'utf8')))
}

// What a runner lets pass silently must not look like a pass here.
function doubtAbout({ passed, failed, skipped }) {
  if (failed > 0) return `${failed} failed`
  if (skipped > 0) return `${skipped} skipped`
  if (passed === 0) return 'no test ran'
  return undefined
}
