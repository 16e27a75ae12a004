import { execFileSync } from 'node:child_process'

/** The memory a process holds, as the operating system counts it. */
export function residentKb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
