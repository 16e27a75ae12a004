import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { guardMutants } from '../prove/mutants/guard-mutants.ts'
import { MADE_UP } from '../prove/upgrade/made-up.ts'
import { harshStatements } from '#tests/support/migration-locks.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const COMMAND = [join(repositoryRoot, 'prove/main.ts')]

test('a part for which a program is missing says so, and fails nothing', () => {
  const { status, stdout } = spawnSync(process.execPath, [...COMMAND, 'processes'], {
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^processes: not tried, for it takes nginx/)])
})

test('a part that is ended before its result says so in its line, and fails', async () => {
  const child = spawn(process.execPath, [...COMMAND, 'slowloris'], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = text(child.stdout)
  await once(child.stderr, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await said).toBe('BROKEN  slowloris: ended before it had come to a result\n')
})

test('every guard that the proof switches off is where it is looked for', () => {
  expect(guardMutants(repositoryRoot).length).toBeGreaterThan(300)
})

test('the migration that the proof of an upgrade makes up is one that may be made', () => {
  expect(harshStatements(MADE_UP)).toEqual([])
})
