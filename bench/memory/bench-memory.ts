import { rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { report } from '../report/report.ts'
import { startProcess, temporaryFolder } from '../server-process.ts'
import { clubDay } from './club-day.ts'
import { processMemory } from './process-memory.ts'

export const MEMORY = 'memory'

/** V8 tidies up when nothing has happened for half a minute. */
const REST_MS = 40_000

/** What the embedded default needs on a small machine: from nothing, on what is there, and after a day. Of Linux alone. */
export async function benchMemory(command: string) {
  const dataDir = temporaryFolder()
  const lines: string[][] = []
  const startAndRest = async (moment: string) => {
    const begunAt = performance.now()
    const server = await startProcess(SERVER_PROGRAM, { DATA_DIR: dataDir })
    const startSec = ((performance.now() - begunAt) / 1000).toFixed(1)
    lines.push(await atRest(moment, startSec, server.pid))
    return server
  }
  try {
    await (await startAndRest('first start')).stop()
    const server = await startAndRest('next start')
    console.error('A day of 24 athletes …')
    await clubDay(server.origin)
    lines.push(await atRest('a day of 24 athletes', '', server.pid))
    await server.stop()
    await (await startAndRest('start on the morning after')).stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  report(
    MEMORY,
    [markdownTable(['moment', 'answers after s', 'at most MB', 'at rest MB'], lines)],
    `${availableParallelism()} cores (${model}), Node ${process.versions.node}; \`${command}\``,
  )
}

async function atRest(moment: string, startSec: string, pid: number): Promise<string[]> {
  await pause(REST_MS)
  const { nowMb, mostMb } = processMemory(pid)
  return [moment, startSec, mostMb.toFixed(0), nowMb.toFixed(0)]
}
