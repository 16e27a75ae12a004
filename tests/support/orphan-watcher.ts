import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { GuardMessage, Leftover } from '#tests/support/orphan-guard.ts'

const held = new Map<string, Leftover>()

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = JSON.parse(line) as GuardMessage
    if ('hold' in message) held.set(JSON.stringify(message.hold), message.hold)
    else held.delete(JSON.stringify(message.release))
  })
  .on('close', () => void clear([...held.values()]))

async function clear(leftovers: Leftover[]): Promise<void> {
  const processes = leftovers.filter((leftover) => 'pid' in leftover)
  for (const { pid, signal } of processes) send(pid, signal)
  for (const { pid } of processes) await gone(pid)
  for (const leftover of leftovers) {
    if ('folder' in leftover) rmSync(leftover.folder, { recursive: true, force: true })
  }
}

async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 100 && send(pid, 0); tries += 1) await pause(50)
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
