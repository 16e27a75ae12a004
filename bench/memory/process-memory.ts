import { readFileSync } from 'node:fs'

/** In MB, as Linux counts them: what a process holds, and the most that it ever held. */
export function processMemory(pid: number): { nowMb: number; mostMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mbOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { nowMb: mbOf('VmRSS'), mostMb: mbOf('VmHWM') }
}
