import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const EVERY_MS = 20

/** Looks again and again at how much memory a process holds; `stop` answers with how much it grew at most. */
export function watchMemory(pid: number): { stop: () => number } {
  const before = memoryMib(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryMib(pid))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return most - before
    },
  }
}

function memoryMib(pid: number): number {
  const status = `/proc/${pid}/status`
  const kib = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kib) / 1024)
}
