import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ALLOCATOR } from '#scripts/allocator.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type ServerProcess = { origin: string; pid: number; stop: () => Promise<void> }

const START_LIMIT_MS = 30_000

/**
 * A server in a process of its own. It logs as in production, but into a file: read by this process, every line would
 * cost the load generator time that the floors, which log nothing, leave to it.
 */
export async function startProcess(script: string, env: Record<string, string>): Promise<ServerProcess> {
  const folder = temporaryFolder()
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    cwd: repositoryRoot,
    env: {
      ...ALLOCATOR,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', log, log],
  })
  guardProcess(child, 'SIGKILL')
  const exited = once(child, 'exit')
  const limit = performance.now() + START_LIMIT_MS
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() > limit) {
      child.kill('SIGKILL')
      throw new Error(`${script} did not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    await pause(50)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-bench-'))
  guardFolder(folder)
  return folder
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { headers: { Connection: 'close' } })).ok
  } catch {
    return false
  }
}
