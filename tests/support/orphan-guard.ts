import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/** What the watcher ends or removes once this process is gone, however it went. */
export type Leftover = { pid: number; signal: NodeJS.Signals } | { folder: string }
export type GuardMessage = { hold: Leftover } | { release: Leftover }

let watcher: Writable | undefined

// The watcher lives in its own process group, so Ctrl-C does not end it before the processes it watches, and learns
// of our death by the end of its standard input, which even SIGKILL brings about.
function watcherInput(): Writable {
  if (watcher) return watcher
  const child = spawn(process.execPath, [join(import.meta.dirname, 'orphan-watcher.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.unref()
  // A child's stdin is a socket in Node; left referenced it would keep the test process alive.
  if ('unref' in child.stdin) (child.stdin as { unref(): void }).unref()
  child.stdin.on('error', () => {})
  watcher = child.stdin
  return watcher
}

function tell(message: GuardMessage): void {
  watcherInput().write(`${JSON.stringify(message)}\n`)
}

export function guardProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  const leftover = { pid: child.pid, signal }
  tell({ hold: leftover })
  void once(child, 'exit').then(() => tell({ release: leftover }))
}

/** For what a child of ours has started, and is no child of ours. */
export function guardPid(pid: number, signal: NodeJS.Signals): { release: () => void } {
  tell({ hold: { pid, signal } })
  return { release: () => tell({ release: { pid, signal } }) }
}

export function guardFolder(folder: string): { release: () => void } {
  tell({ hold: { folder } })
  return { release: () => tell({ release: { folder } }) }
}
