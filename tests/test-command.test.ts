import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Step = { commands: string[][]; report?: { file: string; read: () => Counts } }

const PASSES = [process.execPath, '-e', '']
const FAILS = [process.execPath, '-e', `console.log('what went wrong'); process.exit(3)`]
const WRITES_REPORT = [process.execPath, '-e', `require('node:fs').writeFileSync(process.argv[1], '{}')`]

// Untyped on purpose: the scripts run before anything is installed, so they are plain JavaScript.
async function outcomeOf(step: Step): Promise<unknown> {
  const { runStep } = (await import(join(repositoryRoot, 'scripts/run-step.mjs'))) as {
    runStep: (step: Step) => Promise<unknown>
  }
  return runStep(step)
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'report.json')
}

test.each([
  ['passes when every test passed', { passed: 5, failed: 0, skipped: 0 }, undefined],
  ['fails when no test ran', { passed: 0, failed: 0, skipped: 0 }, 'no test ran'],
  ['fails when a test was skipped', { passed: 5, failed: 0, skipped: 1 }, '1 skipped'],
  ['fails when a test failed', { passed: 5, failed: 1, skipped: 0 }, '1 failed'],
])('a runner that ended well %s', async (_title, counts, failure) => {
  const file = reportFile()
  const step = { commands: [[...WRITES_REPORT, file]], report: { file, read: () => counts } }
  expect(await outcomeOf(step)).toMatchObject({ failure, counts })
})

test('a runner that left no report counts as one failed test', async () => {
  const report = { file: reportFile(), read: () => ({ passed: 1, failed: 0, skipped: 0 }) }
  expect(await outcomeOf({ commands: [PASSES], report })).toMatchObject({
    failure: '1 failed',
    counts: { failed: 1 },
  })
})

test('a step stops at its first failing command and keeps what it said', async () => {
  expect(await outcomeOf({ commands: [PASSES, FAILS, PASSES] })).toMatchObject({
    failure: 'ended with 3',
    output: 'what went wrong\n',
  })
})

test('an unknown step is refused with the list of steps', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'nonsense'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('There are: format, build, types, lint')])
})
