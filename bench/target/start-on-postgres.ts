import { type FilledPostgres, onPostgres } from '../data/filled-postgres.ts'
import { using } from '../data/fill.ts'
import { startProcess } from '../server-process.ts'
import { type Contender, PROGRAMS, type Target } from './target.ts'

export async function startOnPostgres<Name extends string>(
  name: Name,
  contender: Contender,
  { url, people }: FilledPostgres,
): Promise<Target<Name>> {
  const { script, env } = PROGRAMS[contender]
  const { origin, pid, stop } = await startProcess(script, { ...env, DATABASE_URL: url })
  const target: Target<Name> = {
    name,
    origin,
    pid,
    people,
    turn: 0,
    seen: new Map(),
    // Always, for the targets of a database write the same rows.
    undo: (statements) =>
      using(onPostgres(url), async ({ system }) => {
        for (const one of statements) await system.execute(one)
        target.turn = 0
      }),
    stop,
  }
  return target
}
