import type { Role } from '#domain/account/role.ts'
import { connectPglite } from '#database/connect/pglite.ts'
import { using } from '../data/fill.ts'
import type { Person } from '../scenario.ts'
import { startProcess } from '../server-process.ts'
import { type Contender, PROGRAMS, type Target } from './target.ts'

const NEARLY_ALL = 0.8

/** On a data folder of its own, which is open to one process only: the server has to stop before `undo` can write. */
export async function startOnPglite(
  contender: Contender,
  dataDir: string,
  people: Record<Role, Person[]>,
): Promise<Target> {
  const { script, env } = PROGRAMS[contender]
  const start = () => startProcess(script, { ...env, DATA_DIR: dataDir })
  let process = await start()
  const target: Target = {
    name: contender,
    origin: process.origin,
    pid: process.pid,
    people,
    turn: 0,
    seen: new Map(),
    // Seldom, since a process that has just started is slower.
    undo: async (statements) => {
      if (target.turn < people.athlete.length * NEARLY_ALL) return
      await process.stop()
      await using(await connectPglite(dataDir), async ({ system }) => {
        for (const one of statements) await system.execute(one)
      })
      process = await start()
      Object.assign(target, { origin: process.origin, pid: process.pid, turn: 0 })
    },
    stop: () => process.stop(),
  }
  return target
}
