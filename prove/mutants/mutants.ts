import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { copyOfTheTree } from '#tests/support/tree-copy.ts'
import type { Part } from '../part.ts'
import { runTests } from '../run-tests.ts'
import { guardMutants, type Mutant } from './guard-mutants.ts'

export const part: Part = {
  name: 'mutants',
  what: 'no guard can be switched off without a test of npm test noticing',
  takes: '90 min',
  run: async ({ rounds = Infinity }) => {
    // One test file keeps one core busy.
    const copies = Array.from({ length: availableParallelism() }, () => copyOfTheTree())
    const mutants = guardMutants(copies[0]!).slice(0, rounds)
    const left = mutants.values()
    // One for all runs, which otherwise spend half of their time on starting their own.
    const postgres = await startPostgres()
    let unnoticed = 0
    const tryOut = async (copy: string) => {
      for (const mutant of left) {
        const title = await noticedBy(copy, mutant, postgres.adminUrl).catch((error: unknown) => {
          console.error(error)
          return undefined
        })
        if (title === undefined) unnoticed++
        console.error(
          title === undefined ? `  UNNOTICED  ${mutant.what}` : `  noticed  ${mutant.what}, by '${title}'`,
        )
      }
    }
    try {
      await Promise.all(copies.map(tryOut))
    } finally {
      await postgres.stop()
      for (const copy of copies) rmSync(copy, { recursive: true })
    }
    return {
      line: `mutants: ${mutants.length} guards switched off one by one, ${unnoticed} unnoticed; the row policies break in tests/integration/row-access.test.ts itself`,
      ok: unnoticed === 0,
    }
  },
}

/** The test that fails without the guard, if there is one. A file that no longer loads would prove nothing. */
async function noticedBy(
  root: string,
  { file, index, length, replacement, caughtBy }: Mutant,
  databaseUrl: string,
): Promise<string | undefined> {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, index) + replacement + text.slice(index + length))
  try {
    const { failed, unloaded } = await runTests({
      project: 'postgres',
      files: caughtBy,
      root,
      env: { TEST_DATABASE_URL: databaseUrl },
      stopAtFirst: true,
    })
    // Those that were not begun when another failed count as unloaded too.
    if (failed.length === 0 && unloaded.length > 0)
      throw new Error(`${file} cannot be run with ${replacement}: ${unloaded.join(', ')}`)
    return failed[0]?.split('\n', 1)[0]
  } finally {
    writeFileSync(path, text)
  }
}
