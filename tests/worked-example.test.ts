import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { copyOfTheTree } from '#tests/support/tree-copy.ts'

const SLOW_MACHINE_MS = 300_000

/** Rejects with what was printed, which is where compilers say what is wrong. */
async function run(folder: string, command: string, ...args: string[]) {
  await promisify(execFile)(command, args, { cwd: folder }).catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`)
  })
}

test(
  'the worked example of CONTRIBUTING.md fits the tree of today, has its migration and compiles',
  { timeout: SLOW_MACHINE_MS },
  async () => {
    const copy = copyOfTheTree()
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    await run(copy, 'git', 'apply', join(repositoryRoot, 'docs/worked-example.patch'))

    await run(copy, 'npm', 'run', 'migrations', '--', '--name', 'session_distance')
    const migrations = join(copy, 'src/database/migrations')
    const [file] = readdirSync(migrations).filter((name) => name.endsWith('_session_distance.sql'))
    const sql = readFileSync(join(migrations, file!), 'utf8')
    expect(sql).toContain('ALTER TABLE "training_sessions" ADD COLUMN "distance_m" integer;')

    // Several checkers would each work out the types that all files share: twice the work, beside other tests.
    await run(copy, 'npm', 'run', 'typecheck', '--', '--checkers', '1')
  },
)
